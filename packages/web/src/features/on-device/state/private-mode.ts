import { CallError, type call } from "#src/api/call.ts";
import { withAccountWords } from "#src/api/saved-words.ts";
import { type EngineClient, startEngine } from "../engine/engine-client.ts";
import { checkEntitlement, type Entitlement, type Refusal } from "../entitlement/entitlement.ts";
import { DownloadError, type DownloadFailure, downloadModels } from "../models/download.ts";
import { missingParts, storeName } from "../models/model-store.ts";
import { bytesOf, downloadBytes } from "../models/part-list.ts";
import { keepPage, removePage } from "../offline/registration.ts";
import { onDeviceStrings as strings } from "../strings.ts";

/** The state of private mode on this device. */
export type PrivateState =
  | { readonly status: "checking" | "unsupported" | "starting" | "failed" }
  | { readonly status: "refused"; readonly why: Refusal }
  /** `done` is the number of compressed bytes that are here already. `failure` says why the last download stopped. */
  | { readonly status: "absent"; readonly done: number; readonly failure?: DownloadFailure | "page" }
  | { readonly status: "downloading"; readonly done: number }
  | { readonly status: "on"; readonly entitlement: Entitlement };

/** Controls private mode for one page. */
export interface PrivateMode {
  readonly state: () => PrivateState;
  /** Calls `listen` after each change of the state. @returns a function that stops this */
  readonly subscribe: (listen: () => void) => () => void;
  /**
   * Checks whether the signed-in account may use private mode and whether all files are on this device, and starts it
   * if so.
   */
  readonly open: (account: string | undefined) => Promise<void>;
  /** Asks the server again whether private mode may be used. Without a connection, the last answer applies. */
  readonly check: () => Promise<void>;
  readonly download: () => Promise<void>;
  readonly cancel: () => void;
  /** Deletes everything that private mode has stored on this device. */
  readonly remove: () => Promise<void>;
  /** Ends the worker and a download. */
  readonly stop: () => void;
  /** Answers a request to the API on this device, or rejects. Never asks the server. */
  readonly ask: typeof call;
}

export function createPrivateMode(): PrivateMode {
  let state: PrivateState = { status: "checking" };
  let account: string | undefined;
  let engine: EngineClient | undefined;
  let downloading: AbortController | undefined;
  const listeners = new Set<() => void>();

  function set(next: PrivateState): void {
    state = next;
    for (const listen of listeners) listen();
  }

  function stop(): void {
    downloading?.abort();
    engine?.stop();
    engine = undefined;
  }

  function refuse(why: Refusal): void {
    stop();
    set({ status: "refused", why });
  }

  async function start(entitlement: Entitlement): Promise<void> {
    set({ status: "starting" });
    try {
      engine = await startEngine(() => {
        engine = undefined;
        set({ status: "failed" });
      });
      set({ status: "on", entitlement });
    } catch {
      set({ status: "failed" });
    }
  }

  async function open(signedIn: string | undefined): Promise<void> {
    account = signedIn;
    if (!isSupported()) return set({ status: "unsupported" });
    stop();
    set({ status: "checking" });
    const entitlement = await checkEntitlement(account);
    if (typeof entitlement === "string") return refuse(entitlement);
    const done = await storedBytes();
    if (done < downloadBytes) set({ status: "absent", done });
    else await start(entitlement);
  }

  async function check(): Promise<void> {
    if (state.status !== "on" && state.status !== "refused") return;
    const entitlement = await checkEntitlement(account);
    if (typeof entitlement === "string") refuse(entitlement);
    else if (state.status === "on") set({ status: "on", entitlement });
    else await open(account);
  }

  async function download(): Promise<void> {
    downloading = new AbortController();
    const { signal } = downloading;
    set({ status: "downloading", done: await storedBytes() });
    const entitlement = await checkEntitlement(account);
    if (typeof entitlement === "string") return refuse(entitlement);
    // Asks the browser not to delete the models when it needs room. It may refuse.
    navigator.storage?.persist?.().catch(() => {});
    try {
      await downloadModels({ signal, onProgress: (done) => set({ status: "downloading", done }) });
      await keepPage().catch(() => Promise.reject(pageNotKept));
    } catch (error) {
      const failure = error instanceof DownloadError ? error.failure : error === pageNotKept ? "page" : undefined;
      if (!signal.aborted && failure === undefined) throw error;
      return set({
        status: "absent",
        done: await storedBytes(),
        ...(!signal.aborted && failure && { failure }),
      });
    }
    await start(entitlement);
  }

  async function remove(): Promise<void> {
    stop();
    await removePage();
    await caches.delete(storeName);
    set({ status: "absent", done: 0 });
  }

  const ask: typeof call = (path, fields, signal) => {
    if (state.status !== "on" || !engine) return Promise.reject(new CallError("unavailable", strings.notOn));
    const { plan, words } = state.entitlement;
    return engine.ask({ name: plan, wordsPerRequest: words })(path, withAccountWords(account, fields), signal);
  };

  return {
    ...{ open, check, download, remove, stop, ask },
    state: () => state,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    cancel: () => downloading?.abort(),
  };
}

const pageNotKept = new Error("The page could not be stored.");

/** Returns the number of compressed bytes that are on this device. */
async function storedBytes(): Promise<number> {
  return downloadBytes - bytesOf(await missingParts());
}

/** Returns whether the browser has what private mode needs. Without HTTPS, browsers have none of it. */
function isSupported(): boolean {
  return "caches" in globalThis && "serviceWorker" in navigator && crypto.subtle !== undefined;
}
