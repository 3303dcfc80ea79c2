export type { RunEvent } from "@rewright/contract/runs";
export { type Client, createClient } from "./create-client.ts";
export { ApiError, ConnectionError } from "./errors.ts";
