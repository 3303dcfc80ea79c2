/** Waits for a query. @throws an error with the code of a time limit when there is no answer within `ms` */
export async function inTime<T>(query: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${ms} ms.`)), ms);
  });
  return Promise.race([query, late]).finally(() => clearTimeout(timer));
}
