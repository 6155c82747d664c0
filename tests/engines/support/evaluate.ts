/** Functions that are sent to a page, as text. */

export type PageFunction<Args extends readonly unknown[], T> = (...args: Args) => T | Promise<T>;

/** An expression that calls it; its value is a promise of `{"value":…}` or `{"thrown":…}`, as JSON. */
export function callIn(fn: PageFunction<never, unknown>, args: readonly unknown[]): string {
  const list = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join();
  return `(async()=>{try{return JSON.stringify({value:await(${fn})(${list})})}catch(e){return JSON.stringify({thrown:String(e)})}})()`;
}

/** What the page answered. Throws what was thrown there. */
export function answerOf<T>(json: unknown): T {
  const { value, thrown } = JSON.parse(String(json)) as { value?: T; thrown?: string };
  if (thrown !== undefined) throw new Error(thrown);
  return value as T;
}
