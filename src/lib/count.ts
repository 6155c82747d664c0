/** "one result", "2 results": a count for use in a sentence. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  n === 1 ? `one ${one}` : `${n} ${many}`;
