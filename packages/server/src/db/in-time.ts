/**
 * Waits for the result of a query.
 * @throws an error if there is no result within `ms`
 */
export async function inTime<T>(query: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${ms} ms.`)), ms);
  });
  return Promise.race([query, late]).finally(() => clearTimeout(timer));
}
