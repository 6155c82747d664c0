/** Notice beside the board that the desk has changed this puzzle. Most puzzles have none. */
import { useEffect, useRef } from 'react';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Snapshot } from '../../play/player.ts';
import { isTouched } from '../../play/session.ts';
import { useListed } from './useListed.ts';
import { Warning } from './Warning.tsx';

export interface ListedWordsProps {
  readonly open: OpenPuzzle;
  readonly snapshot: Snapshot;
  announce(text: string): void;
}

export function ListedWords({ open, snapshot, announce }: ListedWordsProps) {
  const listed = useListed(open, isTouched(snapshot.session));
  const words = listed?.words ?? null;
  const said = useRef(words);
  // Announce only changes: a notice rendered with the board is read with it.
  useEffect(() => {
    if (words !== null && words !== said.current) announce(words);
    said.current = words;
  }, [words, announce]);
  return words && <Warning calm={listed?.isCalm ?? false}>{words}</Warning>;
}
