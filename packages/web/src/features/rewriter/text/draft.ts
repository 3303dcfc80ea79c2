import { levels } from "@rewright/contract/limits";
import { spellings, tones } from "@rewright/contract/rewrite-values";
import { attempt } from "#src/api/attempt.ts";
import { defaultStyle } from "#src/api/saved-style.ts";
import { draftKey, resultKey, savedStyleKey, versionsKey } from "#src/api/tool-storage.ts";
import { modeList } from "../settings/mode-list.ts";
import type { Draft } from "../settings/settings.ts";
import type { ResultState } from "../state/result-state.ts";
import { oneVersion, type Versions } from "../versions/versions.ts";

export const emptyDraft: Draft = { ...defaultStyle, text: "", ultra: false, tone: "neutral", keep: "" };

/**
 * Loads the text and settings that were entered before a reload, or before the page's code had loaded. Without them, the
 * tool opens with the saved style.
 */
export function loadDraft(): Draft | undefined {
  return toDraft(load(draftKey)) ?? savedDraft();
}

/** Returns an empty draft with the saved style; undefined if none is saved. */
export function savedDraft(): Draft | undefined {
  return toDraft(load(savedStyleKey, () => localStorage));
}

/** Returns a stored draft or style as a draft. Values that are missing or invalid become the defaults. */
function toDraft(stored: unknown): Draft | undefined {
  const draft = stored as Partial<Draft> | undefined;
  if (!draft?.mode) return undefined;
  const mode = modeList.find((info) => info.mode === draft.mode)?.mode ?? emptyDraft.mode;
  const level = Number(draft.level);
  const valid = Number.isInteger(level) && level >= levels.min && level <= levels.max;
  return {
    text: typeof draft.text === "string" ? draft.text : emptyDraft.text,
    mode,
    ultra: draft.ultra === true,
    level: valid ? level : emptyDraft.level,
    tone: tones.find((tone) => tone === draft.tone) ?? emptyDraft.tone,
    spelling: spellings.find((spelling) => spelling === draft.spelling) ?? emptyDraft.spelling,
    keep: typeof draft.keep === "string" ? draft.keep : emptyDraft.keep,
  };
}

export function saveDraft(draft: Draft): void {
  save(draftKey, draft);
}

/** Loads the versions of the result that were shown before a reload. */
export function loadVersions(): Versions | undefined {
  const { all, at } = (load(versionsKey) ?? {}) as Partial<Versions>;
  const versions = Array.isArray(all) ? all.map(usableResult) : [];
  if (Number.isInteger(at) && versions[at!] && versions.every((state) => state !== undefined)) {
    return { all: versions, at: at! };
  }
  const shown = usableResult(load(resultKey));
  return shown && oneVersion(shown);
}

/** Returns a stored result. Undefined if an earlier version of the page has stored it in another format. */
function usableResult(kept: unknown): ResultState | undefined {
  const state = kept as Partial<ResultState> | undefined;
  const { likeness, stats, sentences } = state?.result ?? {};
  const measured = [likeness?.after?.sentences, stats?.after?.sentenceLengths, stats?.after?.stockPhrases];
  const isSigned = Array.isArray(sentences) && sentences.every((sentence) => typeof sentence?.writer === "string");
  const usable = typeof state?.original === "string" && measured.every(Array.isArray) && isSigned;
  if (!usable || !state.settings) return undefined;
  return { ...(state as ResultState), id: state.id ?? "", typed: state.typed ?? [] };
}

export function saveVersions({ all, at }: Versions): void {
  save(resultKey, all[at]);
  save(versionsKey, all.length > 1 ? { all, at } : null);
}

function load(key: string, storage = () => sessionStorage): unknown {
  return attempt(() => JSON.parse(storage().getItem(key) ?? "null")) ?? undefined;
}

function save(key: string, value: unknown): void {
  // If storage is full or refused, the text is still on the page.
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));
}

/**
 * JavaScript that runs while the browser parses the page. It restores the text and settings before the first paint, and
 * saves what is entered before the other code has loaded, in the same format as `loadDraft` and `saveDraft`. Settings
 * that have no form control yet are kept.
 */
export const draftScript = `(function(){
var f=document.getElementById("tool"),t=f.querySelector("textarea"),l=f.querySelector("[type=range]"),u=f.querySelector("#ultra");
function mode(m){var r=f.querySelector("[name=mode][value='"+m+"']");if(r)r.checked=true}
try{var d=JSON.parse(sessionStorage.getItem("${draftKey}")||localStorage.getItem("${savedStyleKey}"));
if(d&&d.text&&!t.value)t.value=d.text;if(d){mode(d.mode);u.checked=d.ultra===true;l.value=d.level;l.dataset.level=d.level}}catch(e){}
f.addEventListener("input",function(e){if("ready" in f.dataset)return;l.dataset.level=l.value;
try{sessionStorage.setItem("${draftKey}",JSON.stringify(Object.assign({},d,{text:t.value,
mode:f.querySelector("[name=mode]:checked").value,ultra:u.checked,level:Number(l.value)})))}catch(e){}})
})()`;
