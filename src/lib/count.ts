import { grouped } from './grouped.ts';

/** "1 result", "2 results": a count for use in a sentence. @param n whole: others are rounded. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${grouped(n)} ${n === 1 ? one : many}`;
