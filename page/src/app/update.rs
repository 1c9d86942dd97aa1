//! The next version of the page: `sw.js` fetches it whole beside this one, then it is offered. Nothing of a game is lost by
//! the change, since every move is kept.

use std::cell::Cell;

use leptos::{ev, prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Event, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState,
    VisibilityState,
};

use super::table::Table;

/// A handle on the version that could take over.
#[derive(Clone, Copy)]
pub struct Update {
    waiting: RwSignal<Option<ServiceWorker>, LocalStorage>,
}

impl Update {
    /// Has this version kept for when there is no network, once there are cards on the table, and looks out for the next
    /// one.
    pub fn new(table: Table) -> Update {
        let update = Update { waiting: RwSignal::new_local(None) };
        if let Some(container) = container() {
            reload_with_the_next(&container);
            let dealt = Memo::new(move |_| !table.is_empty());
            Effect::new(move |_| {
                if dealt.get() {
                    let registered = container.register("./sw.js");
                    spawn_local(async move {
                        // Where the browser keeps no version, the page works as long as there is a network.
                        let registered = JsFuture::from(registered).await.and_then(JsValue::dyn_into);
                        let Ok(registration) = registered else { return };
                        update.look_out(registration);
                    });
                }
            });
        }
        update
    }

    /// Whether another version has been fetched and could take over, tracked.
    pub fn is_ready(&self) -> bool {
        self.waiting.with(Option::is_some)
    }

    /// Changes to the other version.
    pub fn accept(&self) {
        if let Some(waiting) = self.waiting.get_untracked() {
            // A text can always be sent.
            let _ = waiting.post_message(&"take over".into());
        }
    }

    /// Stays with this version for now; the other is offered again with the next visit.
    pub fn put_off(&self) {
        self.waiting.set(None);
    }

    fn look_out(self, registration: ServiceWorkerRegistration) {
        self.offer(registration.waiting());
        let found = registration.clone();
        let on_found = Closure::<dyn Fn(Event)>::new(move |_| {
            let Some(installing) = found.installing() else { return };
            let installed = installing.clone();
            let on_change = Closure::<dyn Fn(Event)>::new(move |_| {
                if installed.state() == ServiceWorkerState::Installed {
                    self.offer(Some(installed.clone()));
                }
            });
            installing.set_onstatechange(Some(on_change.as_ref().unchecked_ref()));
            // As long as the page is open; versions do not come by the dozen.
            on_change.forget();
        });
        registration.set_onupdatefound(Some(on_found.as_ref().unchecked_ref()));
        on_found.forget();
        // An installed page may stay open for weeks.
        let _ = window_event_listener(ev::Custom::<Event>::new("visibilitychange"), move |_| {
            if document().visibility_state() == VisibilityState::Visible {
                let looked = registration.update();
                spawn_local(async {
                    // Without a network there is nothing new.
                    if let Ok(looked) = looked {
                        let _ = JsFuture::from(looked).await;
                    }
                });
            }
        });
    }

    /// Offers a version that has been fetched. The first of all takes over by itself.
    fn offer(self, fetched: Option<ServiceWorker>) {
        if fetched.is_some() && container().is_some_and(|container| container.controller().is_some()) {
            self.waiting.set(fetched);
        }
    }
}

/// Loads the page anew once another version has taken over, in every tab: its files are of that version now.
fn reload_with_the_next(container: &ServiceWorkerContainer) {
    let is_first = Cell::new(container.controller().is_none());
    let on_change = Closure::<dyn Fn(Event)>::new(move |_| {
        // The first of all takes over the page that has fetched it.
        if !is_first.replace(false) {
            let _ = window().location().reload();
        }
    });
    container.set_oncontrollerchange(Some(on_change.as_ref().unchecked_ref()));
    on_change.forget();
}

/// Where versions are kept: only over https and on one's own machine.
fn container() -> Option<ServiceWorkerContainer> {
    let container: JsValue = window().navigator().service_worker().into();
    container.dyn_into().ok()
}
