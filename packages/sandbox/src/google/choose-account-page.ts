import { escaped, page } from "../page.ts";
import type { Person } from "./people.ts";

/**
 * Returns the page of the simulated Google on which an account is chosen or created. `uid` identifies the sign-in in
 * progress.
 */
export function chooseAccountPage(uid: string, people: readonly Person[], problem?: string): string {
  const action = `/google-account/${encodeURIComponent(uid)}`;
  const rows = people.map(
    ({ sub, name, email, emailVerified }) =>
      `<li><form method="post" action="${action}"><button name="sub" value="${escaped(sub)}">${escaped(name || email)}` +
      `<small>${escaped(email)}${emailVerified ? "" : " (not verified)"}</small></button></form></li>`,
  );
  return page(
    "Choose an account",
    `<h1>Choose an account</h1><p>This stands in for Google's own page. No password is asked for.</p><ul>${rows.join("")}</ul>` +
      `<h2>Another account</h2>${problem ? `<p role="alert">${escaped(problem)}</p>` : ""}` +
      `<form method="post" action="${action}">` +
      `<label>Email <input name="email" type="email" required maxlength="254" autocomplete="off"></label>` +
      `<label>Name <input name="name" maxlength="100" autocomplete="off"></label>` +
      `<label><input name="email_verified" type="checkbox" value="1" checked> Google has verified this address</label>` +
      `<button class="button">Continue</button></form>` +
      `<form method="post" action="${action}"><p><br><button class="button" name="cancel" value="1">Cancel</button></p></form>`,
  );
}
