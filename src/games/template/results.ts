/** Results of Coin Toss: the side that the player called, and win or loss. */

import { fail, ok } from '../../lib/result.ts';
import type { Results } from '../contract/results.ts';

const isCall = (value: unknown) => value === 'heads' || value === 'tails';
const isEnd = (value: unknown) => value === 'win' || value === 'loss';

function parse(json: unknown) {
  const list: readonly unknown[] = Array.isArray(json) ? json : [null];
  const [call, end, ...more] = list;
  const isResult =
    list.length === 0 || (isCall(call) && (list.length === 1 || isEnd(end)) && more.length === 0);
  return isResult
    ? ok(list as readonly string[])
    : fail('bad-toss', 'A toss must be called heads or tails, and won or lost.');
}

const endOf = (result: unknown) => {
  const parsed = parse(result);
  return parsed.ok ? parsed.value[1] : undefined;
};

export const results: Results = {
  parse,
  isComplete: (result) => endOf(result) !== undefined,
  isWin: (result) => endOf(result) === 'win',
  rank: (result) => ({ win: 1, loss: 2 })[endOf(result) ?? ''] ?? Number.POSITIVE_INFINITY,
  timesOf: () => [],
};
