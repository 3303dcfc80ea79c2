import type pg from "pg";

const email = "admin@example.org";
const password = "Correct-Horse-7";

/** Signs in as an administrator. @returns a function that sends a GET request as this administrator */
export async function openPanel(address: string, client: pg.Client) {
  const post = async (path: string, body: object) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`${address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  await post("/api/auth/sign-up/email", { email, password, first_name: "Ada", last_name: "Admin" });
  await client.query("UPDATE users SET role = 'admin', email_verified = true WHERE email = $1", [email]);
  const signedIn = await post("/api/auth/sign-in/email", { email, password, rememberMe: true });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  const headers = { Cookie: cookie.join("; "), "Sec-Fetch-Site": "same-origin" };
  return async (path: string): Promise<Response> => {
    const answer = await fetch(`${address}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
}
