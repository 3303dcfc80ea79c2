import { createHash } from "node:crypto";

/** A person with an account at the simulated Google. */
export interface Person {
  /** The account's id. It derives from the email address, so that it is the same after a restart. */
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

export type People = ReturnType<typeof createPeople>;

/** Creates the list of accounts at the simulated Google. There are two at first, and more can be added. */
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
