import { createHash } from "node:crypto";

/** A person with an account at the simulated Google. */
export interface Person {
  /** The same for the same email address, also after a restart. */
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

export type People = ReturnType<typeof createPeople>;

/** Creates the list of accounts: two at the beginning, and those added since the start. */
export function createPeople() {
  const people = new Map<string, Person>();
  function add({ email, name, emailVerified }: Omit<Person, "sub">): Person {
    const address = email.trim().toLowerCase();
    const sub = BigInt(`0x${createHash("sha256").update(address).digest("hex").slice(0, 16)}`).toString();
    const person = { sub, email: address, name: name.trim(), emailVerified };
    people.set(sub, person);
    return person;
  }
  add({ email: "ada@gmail.example", name: "Ada Lovelace", emailVerified: true });
  add({ email: "grace@gmail.example", name: "Grace Hopper", emailVerified: true });
  return { add, find: (sub: string) => people.get(sub), all: () => [...people.values()] };
}
