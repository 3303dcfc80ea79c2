/** Form parameters after decoding: texts, and nested objects by name. Lists are objects whose names are numbers. */
export interface Raw {
  readonly [name: string]: string | Raw;
}

type Mutable = { [name: string]: string | Mutable };

const maxDepth = 8;

/** Decodes form fields with nested names, such as `items[0][price]` and `expand[]`. */
export function decodeForm(form: string): Raw {
  const decoded: Mutable = Object.create(null);
  for (const [name, value] of new URLSearchParams(form)) {
    const [, first = name, rest = ""] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
    put(decoded, [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key = ""]) => key)].slice(0, maxDepth), value);
  }
  return decoded;
}

function put(into: Mutable, [name = "", ...rest]: readonly string[], value: string): void {
  const key = name === "" ? String(Object.keys(into).length) : name;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const inner = into[key];
  const next: Mutable = typeof inner === "object" ? inner : Object.create(null);
  into[key] = next;
  put(next, rest, value);
}
