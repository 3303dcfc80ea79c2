import { withoutValues } from "./without-values.ts";

/** Matches attributes and fields whose values are shown or read aloud to users. */
const shown =
  /^(?:aria-label|ariaLabel|alt|label|title|placeholder|hint|help|description|summary|message|header|name|content|text|note|reason|error|caption|heading|answer|question|subject|emptyText|confirm|action|unit|busy|\w+(?:Label|Title|Text|Name))$/;

/** Matches functions whose arguments only programs or developers read. */
const unshown =
  /^(?:TypeError|RegExp|URL|import|require|matchMedia|querySelector|querySelectorAll|closest|sql|cn|clsx)$/;

/** Returns whether only programs read a string, such as a unit for a number format, a locale or a key combination. */
export function isForPrograms(text: string, place: string): boolean {
  return /^(?:quantity|toLocaleString|includes)$/.test(place) || /^(?:Control|Meta)\+/.test(text);
}

/**
 * Returns whether a string looks like text for users: a sentence, or at least one word in an attribute or field that is
 * shown.
 */
export function looksLikeText(text: string, place: string): boolean {
  const said = withoutValues(text);
  if (!/\p{L}{2}/u.test(text) || isForPrograms(text, place) || /^className$/.test(place) || unshown.test(place))
    return false;
  if (/^(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|AND|FROM|WHERE|DROP)\b/.test(text.trim())) return false;
  if (/^HTTP\/|^\p{Lu}\w*(?:-\p{Lu}\w*)+$/u.test(text)) return false;
  if (place === "children") return true;
  if (shown.test(place) && /^(?:[“"']?\p{Lu}|\{\}.*\s\p{L}{2})/u.test(said)) return true;
  return (
    /^[“"']?\p{Lu}[^\n]*\s\p{L}/u.test(text.trim()) || /^[^<>;=]*[\p{L}}] [^<>;=]*[\p{L}}"][.?!…]$/u.test(said.trim())
  );
}
