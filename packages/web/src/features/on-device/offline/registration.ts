import { deletePageCaches } from "./page-cache.ts";

const script = "/private-service-worker.js";
/** The only page that the service worker serves. */
const scope = "/private";

/** Stores the page on this device, so that it opens without a connection. Rejects if this version cannot be stored. */
export async function keepPage(): Promise<void> {
  const registration = await navigator.serviceWorker.register(script, { scope, updateViaCache: "none" });
  const { installing } = registration;
  if (!installing) return;
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener("statechange", () => {
      if (installing.state === "redundant") reject(new Error("The page could not be stored."));
      else if (installing.state !== "installing") resolve();
    });
  });
}

/** Stores the checker of spelling and grammar on this device, so that it works without a connection. */
export async function keepChecker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("keep checker");
}

/** Deletes the stored page from this device. */
export async function removePage(): Promise<void> {
  const registration = await registered();
  await registration?.unregister();
  await deletePageCaches();
}

/**
 * Calls `onWaiting` when a newer version of the page is complete on this device. Reloads the page when that version has
 * replaced the current one.
 * @returns a function that stops watching
 */
export function watchUpdates(onWaiting: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const look = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting();
  };
  // Waits for the first worker, if there is none yet.
  navigator.serviceWorker.ready.then((registration) => {
    if (signal.aborted) return;
    look(registration);
    registration.addEventListener(
      "updatefound",
      () => registration.installing?.addEventListener("statechange", () => look(registration), { signal }),
      { signal },
    );
  });
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener(
    "controllerchange",
    () => {
      // The first worker takes over a page that had none, which is no update.
      if (isControlled) location.reload();
      isControlled = true;
    },
    { signal },
  );
  return () => stopping.abort();
}

/** Replaces the current version of the page by the newer one on this device. The page then reloads. */
export async function replacePage(): Promise<void> {
  (await registered())?.waiting?.postMessage("replace");
}

function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(scope);
}
