/** Words of the merge summary. */

import { count } from '../../lib/count.ts';
import type { ToldOutcome } from '../sync/syncState.ts';

const results = (n: number) => count(n, 'result was', 'results were');

export function mergeWords(outcome: ToldOutcome): string {
  if (outcome.kind !== 'synced') {
    return `${outcome.message} Your results are safe on this device.`;
  }
  const { sent, received, refused } = outcome;
  const words: string[] = [];
  if (sent > 0) {
    words.push(`${results(sent)} added to your profile.`);
  }
  if (received > 0) {
    words.push(`${results(received)} added to this device.`);
  }
  if (refused > 0) words.push(`${count(refused, 'result')} couldn’t be added to your profile.`);
  return words.length > 0
    ? words.join(' ')
    : 'Your results and unfinished games will be saved to your profile from now on.';
}
