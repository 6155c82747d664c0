/** Words of the merge summary. */
import type { ToldOutcome } from '../sync/syncState.ts';

const results = (n: number) => (n === 1 ? 'One result' : `${n} results`);

export function mergeWords(outcome: ToldOutcome): string {
  if (outcome.kind !== 'synced') {
    return `${outcome.message} Your results are safe on this device.`;
  }
  const { sent, received, refused } = outcome;
  const words: string[] = [];
  if (sent > 0) {
    words.push(
      `${results(sent)} from this device ${sent === 1 ? 'is' : 'are'} now in your profile.`,
    );
  }
  if (received > 0) {
    words.push(`${results(received)} from your profile ${received === 1 ? 'is' : 'are'} now here.`);
  }
  if (refused > 0) words.push(`${results(refused)} could not be taken.`);
  return words.length > 0
    ? words.join(' ')
    : 'From now on your results and begun games are kept in your profile.';
}
