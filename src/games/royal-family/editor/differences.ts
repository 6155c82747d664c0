/** Lists the changes between two versions of a board, one short line each. */
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { printClue } from '../rules/clues/kinds.ts';
import { whoIs } from '../rules/places.ts';
import type { Board } from '../rules/types.ts';

/** The texts in `from` that are missing in `others`, counting duplicates. */
function missing(from: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return from.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The board's clues as players read them. */
export const clueTexts = (board: Board): readonly string[] =>
  board.clues.map((clue) => printClue(clue, board));

/**
 * Each plate of the tree as text, without its place in the tree, to compare two versions of a
 * board.
 */
const plateTexts = (board: Board) =>
  board.plates.map(({ sex, born, title }) => {
    const who = title === '' ? (sex === 'm' ? 'a man' : 'a woman') : title;
    return `${who}, born ${born}`;
  });

/**
 * The family's descent and marriages, in words that do not depend on the order of the tree's
 * plates.
 */
const bonds = (board: Board) =>
  board.plates
    .map((plate, i) => {
      const who = (one: number) => whoIs(board, one);
      const partners = board.marriages
        .filter((pair) => pair.includes(i))
        .map((pair) => pair.map(who));
      return `${who(i)}: ${plate.parents.map(who)}; ${partners}; ${i === board.monarch}`;
    })
    .sort()
    .join('\n');

export function differences(before: Board, after: Board): readonly string[] {
  const lines: string[] = [];
  const say = (words: string, list: readonly string[]) => {
    if (list.length > 0) lines.push(`${words}: ${joinWithAnd(list)}`);
  };
  if (before.house !== after.house) lines.push(`House of ${before.house} → ${after.house}`);
  const [had, has] = [plateTexts(before), plateTexts(after)];
  const [gone, come] = [missing(had, has), missing(has, had)];
  if (gone.length === 1 && come.length === 1) lines.push(`${gone[0]} → ${come[0]}`);
  else {
    say('Out of the tree', gone);
    say('New in the tree', come);
  }
  if (gone.length + come.length === 0 && bonds(before) !== bonds(after)) {
    lines.push('The tree hangs together otherwise');
  }
  const [names, called] = [before, after].map((board) => board.names.map(({ name }) => name));
  say('Names out', missing(names!, called!));
  say('Names in', missing(called!, names!));
  const [was, is] = [clueTexts(before), clueTexts(after)];
  const out = missing(was, is);
  const added = missing(is, was);
  lines.push(...out.map((text) => `Clue out: ${text}`), ...added.map((text) => `Clue in: ${text}`));
  if (out.length + added.length === 0 && was.join('\n') !== is.join('\n')) {
    lines.push('The clues in another order');
  }
  if (before.beans !== after.beans) lines.push(`${after.beans} beans in place of ${before.beans}`);
  return lines;
}
