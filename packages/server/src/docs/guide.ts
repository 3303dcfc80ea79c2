import { idempotencyLimits } from "@rewright/contract/limits";
import { plans, repeatHours, usageWindowHours } from "@rewright/contract/plans";

/** Returns the introduction of the API documentation, in Markdown. */
export function guide(origin: string): string {
  const { hours, answerMinutes } = idempotencyLimits;
  return `Requests and responses are JSON in UTF-8. Unknown keys are ignored. The address is \`${origin}\`.
[openapi.json](/api/openapi.json) has the same description for programs.

## Authentication

Create an API key on your account page, and send it with each request as \`Authorization: Bearer rw_…\`. A request with
a key acts as your account, with its plan and limits. The examples read the key from the environment variable \`REWRIGHT_KEY\`. Keep
keys out of URLs, pages and repositories. The pages of this site use the session cookie instead.

## Errors

Every error has the same shape: \`success\` is false, \`error\` is a code for programs, \`message\` is a sentence for
people, and \`error_id\` identifies the error in our log. Each endpoint lists its codes. If you can try again later, the
\`Retry-After\` header says how many seconds to wait.

## Limits

The \`RateLimit-Policy\` and \`RateLimit\` headers name the limits and say what is left of each: \`requests\` per minute
from your IP address, \`key\` for requests per minute with your API key, and, on endpoints that rewrite text, \`rewrites\` per ${usageWindowHours} hours. The free plan has ${plans.free.dailyGenerations} rewrites of up to
${plans.free.wordsPerRequest} words, and Premium has unlimited rewrites of up to ${plans.premium.wordsPerRequest} words, unless the site has set other limits.

## Safe retries

Send an \`Idempotency-Key\` header with \`POST /hum\` and \`POST /hum/runs\`, with a new value for each request, such as a
UUID. If an answer is lost, send the same request with the same key again. Within ${hours} hours, we do and count it only once.

- Lite gives the same answer to the same request, so we compute it again and store no text. The answer may differ
  after an update of the engine. Each answer has the engine's version.
- We keep Pro's answers, encrypted, for ${answerMinutes} minutes. After that, a repeated request gets \`answer_deleted\`.
- \`POST /hum/runs\` returns the same run, whose events stay available for ten minutes after it ends.
- Another request with the same key gets \`key_reused\`. While the first request runs, a second gets \`in_progress\`.
- A request that failed isn't remembered, so you can send it again with the same key.

Even without a key, the same text with the same settings isn't counted twice within ${repeatHours} hours, unless a language
model rewrites it.`;
}
