/** The parsed form of a guard, which is a condition such as `passive and not next(of)`. */
export type Expression =
  | { readonly kind: "or"; readonly of: readonly Expression[] }
  | { readonly kind: "and"; readonly of: readonly Expression[] }
  | { readonly kind: "not"; readonly of: Expression }
  | { readonly kind: "guard"; readonly name: string; readonly column: number }
  | {
      readonly kind: "call";
      readonly name: string;
      /** The number before the words of a guard, as in `near(4: …)`. */
      readonly count?: number;
      readonly words: readonly string[];
      readonly column: number;
    };

/** A mistake in a guard, with its column, which counts from 0. */
export class ExpressionError extends Error {
  readonly column: number;

  constructor(column: number, message: string) {
    super(message);
    this.name = "ExpressionError";
    this.column = column;
  }
}

interface Token {
  readonly text: string;
  readonly column: number;
}

/**
 * Parses `a or b`, `a and b`, `not a`, brackets, names of guards (`passive`) and guards with words (`next(of to)`,
 * `near(4: price cost)`, `object(@comforts)`). "Not" binds closest, "or" least.
 * @throws ExpressionError
 */
export function parseExpression(source: string): Expression {
  const tokens = [...source.matchAll(/\(|\)|[^\s()]+/g)].map(({ 0: text, index }): Token => ({ text, column: index }));
  let at = 0;
  const peek = (): string | undefined => tokens[at]?.text;
  const columnHere = (): number => tokens[at]?.column ?? source.length;

  function list(kind: "or" | "and", part: () => Expression): Expression {
    const of = [part()];
    while (peek() === kind) {
      at++;
      of.push(part());
    }
    return of.length === 1 ? of[0]! : { kind, of };
  }
  const either = (): Expression => list("or", both);
  const both = (): Expression => list("and", single);

  function single(): Expression {
    const token = tokens[at++];
    if (!token || token.text === ")") throw new ExpressionError(token?.column ?? source.length, "A guard is missing.");
    if (token.text === "not") return { kind: "not", of: single() };
    if (token.text === "(") {
      const inner = either();
      close();
      return inner;
    }
    if (!/^[a-z]\w*$/i.test(token.text)) throw new ExpressionError(token.column, `“${token.text}” is no guard.`);
    if (peek() !== "(" || columnHere() !== token.column + token.text.length)
      return { kind: "guard", name: token.text, column: token.column };
    at++;
    return { kind: "call", name: token.text, column: token.column, ...args() };
  }

  function args(): { readonly count?: number; readonly words: readonly string[] } {
    const words: string[] = [];
    while (peek() !== undefined && peek() !== ")") words.push(tokens[at++]!.text);
    close();
    const [first, ...rest] = words;
    const count = /^(\d+):$/.exec(first ?? "")?.[1];
    return count === undefined ? { words } : { count: Number(count), words: rest };
  }

  function close(): void {
    if (peek() !== ")") throw new ExpressionError(columnHere(), "“)” is missing.");
    at++;
  }

  const expression = either();
  if (at < tokens.length) throw new ExpressionError(columnHere(), `“${peek()}” is too much.`);
  return expression;
}
