//! Turns the sentences of `locales/` into functions, one a message, so that a missing translation, a misspelt name or a
//! wrong argument does not compile.
//!
//! The sentences are written for [Fluent](https://projectfluent.org), whose library would read them anew whenever the page
//! starts, and brings what it takes to read and write fractions: three times as much as all the sentences. What ours need is
//! text, names and numbers put into it, and words chosen by them; anything else is refused here.

use std::{collections::BTreeMap, env, fmt::Write, fs};

use fluent_syntax::{
    ast::{
        Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, Variant, VariantKey,
    },
    parser,
    unicode::unescape_unicode_to_string,
};

/// Their codes, and what they are called in `page/src/sentence.rs`. The first says in which order a function takes its
/// arguments.
const LANGUAGES: [(&str, &str); 2] = [("en", "English"), ("ru", "Russian")];

/// What an argument is, which the comment above the message tells: `$name (String)` or `$name (Number)`.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Text,
    Number,
}

/// Writes the sentences of one part of the program as methods of a type of this name.
pub fn write(part: &str, holder: &str) {
    println!("cargo::rerun-if-changed=../locales/{part}");
    let paths = LANGUAGES.map(|(language, _)| format!("../locales/{part}/{language}/main.ftl"));
    let texts = paths.each_ref().map(|path| {
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{path} cannot be read: {error}"))
    });
    let resources = [0, 1].map(|language| {
        parser::parse(texts[language].as_str())
            .unwrap_or_else(|(_, errors)| panic!("{} is not written right: {errors:?}", paths[language]))
    });
    let [first, second] = [0, 1].map(|language| messages(&resources[language], &paths[language]));
    for (there, here, path) in [(&first, &second, &paths[1]), (&second, &first, &paths[0])] {
        if let Some(name) = there.keys().find(|name| !here.contains_key(*name)) {
            panic!("{path}: {name} is missing");
        }
    }

    let functions: String =
        first.iter().map(|(name, message)| function(name, [message, second[name]])).collect();
    let code = format!(
        "/// The sentences of one language.\n\
         #[derive(Clone, Copy, PartialEq)]\n\
         pub struct {holder}(pub Tongue);\n\n\
         impl {holder} {{\n{functions}}}\n"
    );
    let out = env::var("OUT_DIR").expect("cargo names the output folder");
    fs::write(format!("{out}/{part}.rs"), code).expect("the output folder can be written to");
}

/// The messages by name.
fn messages<'a>(resource: &'a Resource<&'a str>, path: &str) -> BTreeMap<&'a str, &'a Message<&'a str>> {
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Term(term) => panic!("{path}: terms are not foreseen, such as -{}", term.id.name),
            Entry::Junk { content } => panic!("{path}: this is no message: {content}"),
        };
        let name = message.id.name;
        assert!(message.attributes.is_empty(), "{path}: {name} has attributes, which nothing would say");
        assert!(messages.insert(name, message).is_none(), "{path}: {name} is there twice");
    }
    messages
}

/// A function that says this message in each language.
fn function(name: &str, languages: [&Message<&str>; 2]) -> String {
    let texts =
        languages.map(|message| message.value.as_ref().unwrap_or_else(|| panic!("{name} says nothing")));
    let arguments = arguments(texts[0], languages[0]);
    let (mut list, mut values) = (String::new(), String::new());
    for (argument, kind) in &arguments {
        let (bound, value) = match kind {
            Kind::Text => ("AsRef<str>", "as_ref"),
            Kind::Number => ("Count", "count"),
        };
        write!(list, ", {argument}: impl {bound}").expect("a string takes all");
        writeln!(values, "let {argument} = {argument}.{value}();").expect("a string takes all");
    }
    let branches = [0, 1].map(|language| {
        let (code, tongue) = LANGUAGES[language];
        let sentence = Sentence { place: &format!("{code}: {name}"), arguments: &arguments, tongue };
        format!("Tongue::{tongue} => {},\n", sentence.text(texts[language]))
    });
    format!(
        "pub fn {}(&self{list}) -> String {{\n{values}match self.0 {{\n{}}}\n}}\n",
        name.replace('-', "_"),
        branches.concat()
    )
}

/// What a function of this message takes, in the order in which the text names it.
fn arguments<'a>(text: &Pattern<&'a str>, message: &Message<&'a str>) -> Vec<(&'a str, Kind)> {
    let comment: Vec<&str> = message.comment.iter().flat_map(|comment| comment.content.clone()).collect();
    let kind = |name: &str| {
        let told =
            comment.iter().find_map(|line| line.strip_prefix('$')?.strip_prefix(name)?.strip_prefix(" ("));
        match told.and_then(|told| told.split_once(')')) {
            Some(("String", _)) => Kind::Text,
            Some(("Number", _)) => Kind::Number,
            _ => panic!(
                "the comment of {} does not tell whether ${name} is a String or a Number",
                message.id.name
            ),
        }
    };
    let mut names = Vec::new();
    collect_names(text, &mut names);
    names.into_iter().map(|name| (name, kind(name))).collect()
}

fn collect_names<'a>(text: &Pattern<&'a str>, names: &mut Vec<&'a str>) {
    for element in &text.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let (Expression::Inline(inline) | Expression::Select { selector: inline, .. }) = expression;
        if let InlineExpression::VariableReference { id } = inline
            && !names.contains(&id.name)
        {
            names.push(id.name);
        }
        if let Expression::Select { variants, .. } = expression {
            variants.iter().for_each(|variant| collect_names(&variant.value, names));
        }
    }
}

/// A message in one language, on its way to become Rust.
struct Sentence<'a> {
    /// Where it stands, for who has to mend it.
    place: &'a str,
    arguments: &'a [(&'a str, Kind)],
    tongue: &'a str,
}

impl Sentence<'_> {
    /// An expression for a `String`.
    fn text(&self, text: &Pattern<&str>) -> String {
        let parts: Vec<String> = text.elements.iter().map(|element| self.part(element)).collect();
        format!("join(&[{}])", parts.join(", "))
    }

    /// An expression for a `&str`.
    fn part(&self, element: &PatternElement<&str>) -> String {
        let expression = match element {
            PatternElement::TextElement { value } => return format!("{value:?}"),
            PatternElement::Placeable { expression } => expression,
        };
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                format!("{:?}", unescape_unicode_to_string(value))
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => match self.kind(id.name) {
                Kind::Text => id.name.to_owned(),
                Kind::Number => format!("&{}.to_string()", id.name),
            },
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                format!("&{}", self.choice(id.name, variants))
            }
            other => panic!("{}: this is not foreseen: {other:?}", self.place),
        }
    }

    /// An expression for a `String`: first come the variants for the very text or number, then those for a number's plural
    /// category, then the default.
    fn choice(&self, name: &str, variants: &[Variant<&str>]) -> String {
        let (mut exact, mut plurals, mut default) = (String::new(), String::new(), String::new());
        for variant in variants {
            let text = self.text(&variant.value);
            match (&variant.key, self.kind(name)) {
                _ if variant.default => default = format!("_ => {text},"),
                (VariantKey::NumberLiteral { value }, Kind::Number) => {
                    exact += &format!("{value} => {text},")
                }
                (VariantKey::Identifier { name: key }, Kind::Text) => exact += &format!("{key:?} => {text},"),
                (VariantKey::Identifier { name: key @ ("one" | "few" | "many" | "other") }, Kind::Number) => {
                    plurals += &format!("{key:?} => {text},");
                }
                (key, _) => panic!("{}: ${name} is never {key:?}", self.place),
            }
        }
        let by_plural = format!("match plural(Tongue::{}, {name}) {{ {plurals} {default} }}", self.tongue);
        match (exact.is_empty(), plurals.is_empty()) {
            (true, true) => panic!("{}: ${name} leaves no choice", self.place),
            (true, false) => by_plural,
            (false, true) => format!("match {name} {{ {exact} {default} }}"),
            (false, false) => format!("match {name} {{ {exact} _ => {by_plural} }}"),
        }
    }

    fn kind(&self, name: &str) -> Kind {
        let argument = self.arguments.iter().find(|(argument, _)| *argument == name);
        argument.unwrap_or_else(|| panic!("{}: in {} there is no ${name}", self.place, LANGUAGES[0].0)).1
    }
}
