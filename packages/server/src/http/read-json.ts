import { AppError } from "../app-error.ts";
import { readAtMost } from "./read-at-most.ts";

const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i;

/** Reads a request's JSON body, up to `maxBytes`. @throws AppError for a wrong media type, size, encoding or JSON */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (!jsonType.test(request.headers.get("content-type") ?? "") || encoding !== "identity") {
    throw new AppError("unsupported_media_type");
  }
  const source = decode(await readBytes(request, maxBytes));
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    // Drop the JSON parser's message: it quotes the text, which must not be logged.
    throw new AppError("invalid_json");
  }
  // Valid UTF-8 cannot contain half of a surrogate pair, but a JSON escape such as "\ud800" can.
  if (/\\u[dD][89a-fA-F]/.test(source) && !isWellFormed(value)) {
    throw new AppError(
      "invalid_encoding",
      "The request contains an incomplete character (a lone surrogate). Send valid Unicode text.",
    );
  }
  return value;
}

/** Reads a request's body. @throws AppError `too_large` when it has more than `maxBytes` */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new AppError("too_large", `The request is larger than ${maxBytes.toLocaleString("en-US")} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const bytes = await readAtMost(request.body, maxBytes);
  if (!bytes) throw tooLarge();
  return bytes;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("invalid_encoding", "The request isn't valid UTF-8 text.", { cause });
  }
}

/**
 * Returns whether all strings in a value are well-formed. Goes level by level, because recursion into deeply nested
 * JSON could exceed the call stack.
 */
function isWellFormed(value: unknown): boolean {
  for (let level = [value]; level.length > 0; ) {
    if (level.some((one) => typeof one === "string" && !one.isWellFormed())) return false;
    level = level
      .filter((one) => typeof one === "object" && one !== null)
      .flatMap((one) => Object.entries(one!).flat());
  }
  return true;
}
