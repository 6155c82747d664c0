/** Words clues the way an English setter would. */
import { capital } from '../../../lib/capital.ts';
import { FACTS } from './facts.ts';
import { entryName } from './grid.ts';
import { grouped, type Slot } from './kinds.ts';
import { slotsOf } from './meaning.ts';
import { NUMBERS } from './numbers.ts';
import { PROPERTIES } from './properties.ts';
import type { Node, Part } from './types.ts';

export function partName(part: Part, slot: Slot): string {
  if (typeof part === 'number') return slot === 'number' ? grouped(part) : `${part}`;
  if (typeof part === 'string') return slot === 'fact' ? FACTS[part]!.name : entryName(part);
  if (slot === 'property') return clueName(part);
  const { takes, name } = NUMBERS[part[0]]!;
  return name(...takes.map((at, i) => partName(part[i + 1]!, at)));
}

const partNames = (clue: Node) =>
  slotsOf(clue, 'property').map((slot, i) => partName(clue[i + 1]!, slot));

/** The clue after a noun: "whose digits are all odd", "that is also a prime". */
function afterNoun(clue: Node): string {
  if (clue[0] === 'and') return `${afterNoun(clue[1] as Node)} and ${afterNoun(clue[2] as Node)}`;
  const { which } = PROPERTIES[clue[0]]!;
  if (!which) return `that is also ${clueName(clue)}`;
  return which(...partNames(clue));
}

/** The clue within a sentence: "a prime that is one more than a multiple of 7". */
export function clueName(clue: Node): string {
  const { name } = PROPERTIES[clue[0]]!;
  if (clue[0] === 'and') {
    const [, first, second] = clue as readonly [string, Node, Node];
    const isNoun = PROPERTIES[first[0]]!.which === undefined;
    return `${clueName(first)} ${isNoun ? '' : 'and '}${afterNoun(second)}`;
  }
  return name(...partNames(clue));
}

/** The clue as listed: "A prime that is one more than a multiple of 7". */
export function clueText(clue: Node): string {
  return capital(clueName(clue));
}

/** A clause for many numbers: "that is" becomes "that are", "that, added to 3, gives" "… give". */
const ofMany = (clause: string) =>
  clause.replace(/^(that(?:, [^,]+,)?) (\w+)s\b/, (_, that, verb) =>
    verb === 'i' ? `${that} are` : `${that} ${verb === 'ha' ? 'have' : verb}`,
  );

/** The numbers that fit a clue: "squares whose digits are all odd". */
export function clueMany(clue: Node): string {
  if (clue[0] === 'and') {
    const [, first, second] = clue as readonly [string, Node, Node];
    return `${clueMany(first)} ${ofMany(afterNoun(second))}`;
  }
  const { many, which } = PROPERTIES[clue[0]]!;
  const said = partNames(clue);
  if (many) return many(...said);
  return which ? `numbers ${ofMany(which(...said))}` : `numbers that are ${clueName(clue)}`;
}
