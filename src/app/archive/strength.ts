import { ordinalOf } from '../../daily/numbering.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import strengths from './strengths.json' with { type: 'json' };

/** How many beans of five a puzzle has; null where nothing is said about it. */
export function strengthOf({ id: game, schedule }: GameDefinition, id: string): number | null {
  const digits = (strengths as Readonly<Record<string, string>>)[game] ?? '';
  return Number(digits[ordinalOf(schedule, id) - 1] ?? 0) || null;
}

const WORDS = ['', 'one bean', 'two beans', 'three beans', 'four beans', 'five beans'];

/** "three beans"; nothing where nothing is said about it */
export const strengthWords = (beans: number | null) => (beans === null ? undefined : WORDS[beans]);
