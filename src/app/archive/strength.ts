import { ordinalOf } from '../../daily/numbering.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import strengths from '../../games/strengths.json' with { type: 'json' };
import { count } from '../../lib/count.ts';

/** A puzzle's difficulty from one to five beans; null when unrated. */
export function strengthOf({ id: game, schedule }: GameDefinition, id: string): number | null {
  const digits = (strengths as Readonly<Record<string, string>>)[game] ?? '';
  return Number(digits[ordinalOf(schedule, id) - 1] ?? 0) || null;
}

/** A difficulty in words, such as "3 beans"; undefined when unrated. */
export const strengthWords = (beans: number | null) =>
  beans === null ? undefined : count(beans, 'bean');
