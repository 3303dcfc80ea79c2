/**
 * An email address of plain ASCII with a top-level part of two letters or more. Letters of other alphabets are refused:
 * two addresses that look the same must not be two accounts. So are signs that mean something to mail servers.
 */
export const emailPattern =
  /^[A-Za-z0-9_'+-]+(\.[A-Za-z0-9_'+-]+)*(?<!')@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

export const emailError = "Please enter a valid email address.";

/** Longer addresses do not exist (RFC 5321). */
export const maxEmailLength = 254;

/** True for what could be somebody's address; white space around it does not count. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= maxEmailLength && emailPattern.test(address);
}
