/** Serialises functions that run in a page. */

export type PageFunction<Args extends readonly unknown[], T> = (...args: Args) => T | Promise<T>;

/**
 * A JavaScript expression that calls the function and resolves to `{"value":…}` or `{"thrown":…}`,
 * as JSON.
 */
export function callIn(fn: PageFunction<never, unknown>, args: readonly unknown[]): string {
  const list = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join();
  return `(async()=>{try{return JSON.stringify({value:await(${fn})(${list})})}catch(e){return JSON.stringify({thrown:String(e)})}})()`;
}

/**
 * The value in the JSON that an expression made by `callIn` resolves to. Throws an error with the
 * message thrown in the page.
 */
export function answerOf<T>(json: unknown): T {
  const { value, thrown } = JSON.parse(String(json)) as { value?: T; thrown?: string };
  if (thrown !== undefined) throw new Error(thrown);
  return value as T;
}
