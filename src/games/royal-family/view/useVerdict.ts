/** What is said of clues that do not hold: as they break, and when everyone has a place. */
import { useEffect, useMemo, useRef } from 'react';
import { brokenClues, isFullButWrong } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { brokenWords } from './words.ts';

export interface Verdict {
  /** By clue: whether it is to be marked as broken. */
  readonly marked: readonly boolean[];
  /** In short, when everyone has a place and a clue does not hold; empty otherwise. */
  readonly summary: string;
}

const listOf = (flags: readonly boolean[]) => flags.flatMap((isSet, clue) => (isSet ? [clue] : []));

/** @param telling whether the player wants to be told which clues are broken. */
export function useVerdict(
  board: Board,
  state: State,
  telling: boolean,
  announce: (text: string) => void,
): Verdict {
  const broken = useMemo(() => brokenClues(board, state), [board, state]);
  const marked = telling ? broken : [];
  const count = listOf(broken).length;
  const isWrong = isFullButWrong(board, state);
  const summary = !isWrong
    ? ''
    : telling
      ? `Not yet: ${count === 1 ? '1 clue is' : `${count} clues are`} broken`
      : 'Not yet: not every clue holds';
  const words = !isWrong
    ? ''
    : telling
      ? `Everyone has a place, but something is amiss. ${brokenWords(listOf(broken))}.`
      : 'Everyone has a place, but not every clue holds yet.';

  const said = useRef({ words: '', marked });
  useEffect(() => {
    const before = said.current;
    said.current = { words, marked };
    if (words !== '' && before.words !== words) return announce(words);
    const fresh = listOf(marked).filter((clue) => !before.marked[clue]);
    if (fresh.length > 0) announce(`${brokenWords(fresh)} now.`);
  });
  return { marked, summary };
}
