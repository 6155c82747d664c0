/** Reports clues that the placed names break: when they break, and when every name has a plate. */
import { useEffect, useMemo, useRef } from 'react';
import { count } from '../../../lib/count.ts';
import { brokenClues, isFullButWrong } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { brokenWords } from './words.ts';

export interface Verdict {
  /**
   * For each clue, whether to mark it as broken; empty when the player does not want such marks.
   */
  readonly marked: readonly boolean[];
  /** A short text when every name has a plate and a clue is broken; otherwise empty. */
  readonly summary: string;
}

const listOf = (flags: readonly boolean[]) => flags.flatMap((isSet, clue) => (isSet ? [clue] : []));

/** @param telling whether the player wants broken clues reported. */
export function useVerdict(
  board: Board,
  state: State,
  telling: boolean,
  announce: (text: string) => void,
): Verdict {
  const broken = useMemo(() => brokenClues(board, state), [board, state]);
  const marked = telling ? broken : [];

  const isWrong = isFullButWrong(board, state);
  const summary = !isWrong
    ? ''
    : telling
      ? `Not yet: ${count(listOf(broken).length, 'clue is', 'clues are')} broken`
      : 'Not yet: a clue is broken';
  const words = !isWrong
    ? ''
    : telling
      ? `Everyone is placed, but something’s wrong. ${brokenWords(listOf(broken))}.`
      : 'Everyone is placed, but a clue is broken.';

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
