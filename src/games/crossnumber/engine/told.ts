/** Joins a reason and its effect to sentences. */
import { capital } from '../../../lib/capital.ts';
import { isBrief } from './brevity.ts';

/** A reason with its effect, in ever fewer words. */
export function withEffects(reason: string, effects: readonly string[]): string[] {
  const so = /\b[Ss]o /.test(reason) ? 'Then' : 'So';
  return effects.map((effect) => `${capital(reason)}. ${so} ${effect}.`);
}

/** The first text that is brief enough among those that the makers offer; null if none is. */
export function firstBrief(makers: readonly (() => readonly string[])[]): string | null {
  for (const make of makers) {
    const text = make().find(isBrief);
    if (text !== undefined) return text;
  }
  return null;
}
