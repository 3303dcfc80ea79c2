import { levels } from "@rewright/contract/plans";
import type { FreeMode } from "@rewright/contract/rewriting";
import { type Spelling, spellings, type Tone, tones } from "@rewright/contract/style";
import { attempt } from "../../api/attempt.ts";
import { draftKey, resultKey } from "../../api/tool-storage.ts";
import { modeList } from "./modes.ts";
import type { ResultState } from "./result-state.ts";

/** How to rewrite, as the reader has set it. */
export interface Settings {
  /** What is chosen while Ultra run is off. */
  readonly mode: FreeMode;
  /** Ultra run: the mode is premium, whatever is chosen. */
  readonly ultra: boolean;
  readonly level: number;
  readonly tone: Tone;
  /** "" leaves each word as it is. */
  readonly spelling: Spelling | "";
  /** Words and phrases to keep, as typed, between commas. */
  readonly keep: string;
}

/** What the reader has entered. It outlives a reload, in the session's storage. */
export interface Draft extends Settings {
  readonly text: string;
}

export const emptyDraft: Draft = {
  text: "",
  mode: "standard",
  ultra: false,
  level: levels.recommended,
  tone: "neutral",
  spelling: "",
  keep: "",
};

/** The draft that was entered before a reload, or before this code had loaded. */
export function loadDraft(): Draft | undefined {
  const draft = load(draftKey) as Partial<Draft> | undefined;
  if (typeof draft?.text !== "string") return undefined;
  const mode = modeList.find((info) => info.mode === draft.mode)?.mode ?? emptyDraft.mode;
  const level = Number(draft.level);
  const valid = Number.isInteger(level) && level >= levels.min && level <= levels.max;
  return {
    text: draft.text,
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

/** The result that was shown before a reload: it has cost a use. */
export function loadResult(): ResultState | undefined {
  const state = load(resultKey) as Partial<ResultState> | undefined;
  const { likeness, stats, sentences } = state?.result ?? {};
  // An earlier version of the page may have kept it, in another shape.
  const measured = [likeness?.after?.sentences, stats?.after?.sentenceLengths, stats?.after?.stockPhrases];
  const isSigned = Array.isArray(sentences) && sentences.every((sentence) => typeof sentence?.writer === "string");
  const usable = typeof state?.original === "string" && measured.every(Array.isArray) && isSigned;
  return usable && state.settings ? (state as ResultState) : undefined;
}

export function saveResult(state: ResultState): void {
  save(resultKey, state);
}

function load(key: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null")) ?? undefined;
}

function save(key: string, value: unknown): void {
  // Where storage is full or refused, the text is still on the screen.
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));
}

/**
 * Runs while the page is parsed, right after the tool: puts the draft back before the first paint, and keeps what is
 * entered before the rest of the code has loaded. Reads and writes what `loadDraft` and `saveDraft` do. What has no control
 * yet stays as it was.
 */
export const draftScript = `(function(){
var f=document.getElementById("tool"),t=f.querySelector("textarea"),l=f.querySelector("[type=range]"),u=f.querySelector("#ultra");
function mode(m){var r=f.querySelector("[name=mode][value='"+m+"']");if(r)r.checked=true}
try{var d=JSON.parse(sessionStorage.getItem("${draftKey}"));
if(d&&d.text&&!t.value)t.value=d.text;if(d){mode(d.mode);u.checked=d.ultra===true;l.value=d.level;l.dataset.level=d.level}}catch(e){}
f.addEventListener("input",function(e){if("ready" in f.dataset)return;l.dataset.level=l.value;
try{sessionStorage.setItem("${draftKey}",JSON.stringify(Object.assign({},d,{text:t.value,
mode:f.querySelector("[name=mode]:checked").value,ultra:u.checked,level:Number(l.value)})))}catch(e){}})
})()`;
