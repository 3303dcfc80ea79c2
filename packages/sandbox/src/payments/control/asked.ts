import type { HonoRequest } from "hono";
import { noSuch, Refusal } from "../refusal.ts";

/** The JSON body of a request to the control API. Reading a missing or invalid field throws an error for the caller. */
export class Asked {
  readonly #fields: Readonly<Record<string, unknown>>;

  private constructor(fields: Readonly<Record<string, unknown>>) {
    this.#fields = fields;
  }

  static async of(request: HonoRequest): Promise<Asked> {
    const fields: unknown = await request.json().catch(() => undefined);
    if (typeof fields !== "object" || fields === null) throw new Refusal("The body must be a JSON object.");
    return new Asked(fields as Record<string, unknown>);
  }

  text(name: string): string {
    const value = this.#fields[name];
    if (typeof value !== "string") throw new Refusal(`${name} must be a text.`);
    return value;
  }

  texts(name: string): string[] {
    const value = this.#fields[name];
    if (!Array.isArray(value)) throw new Refusal(`${name} must be a list of texts.`);
    return value.map(String);
  }

  number(name: string): number | undefined {
    const value = this.#fields[name];
    if (value !== undefined && !Number.isInteger(value)) throw new Refusal(`${name} must be a whole number.`);
    return value as number | undefined;
  }

  flag(name: string): boolean {
    const value = this.#fields[name];
    if (typeof value !== "boolean") throw new Refusal(`${name} must be true or false.`);
    return value;
  }

  /** Returns a boolean field. @returns undefined if the field is missing */
  optionalFlag(name: string): boolean | undefined {
    return this.#fields[name] === undefined ? undefined : this.flag(name);
  }

  oneOf<One extends string>(name: string, list: readonly One[]): One {
    const found = list.find((one) => one === this.#fields[name]);
    if (found === undefined) throw new Refusal(`${name} must be ${list.join(" or ")}.`);
    return found;
  }

  /** Returns the object whose id the field contains. Throws if there is none. */
  known<Found>(name: string, find: (id: string) => Found | undefined): Found {
    const found = find(this.text(name));
    if (found === undefined) throw noSuch(name, this.text(name), name);
    return found;
  }
}
