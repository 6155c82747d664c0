/** The editor's draft of the puzzle on the bench, which the browser keeps. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type Draft,
  type DraftContent,
  type DraftSnapshot,
  makeDraft,
  parseDraft,
} from '../../../desk/draft.ts';
import type { Game, Puzzle } from '../../../games/contract/game.ts';
import { KEPT_DESK_KEY } from '../../../storage/keys.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import { localStore } from '../../device/browserStorage.ts';

export const textOf = (game: Game, puzzle: Puzzle): string =>
  JSON.stringify(game.makePuzzle(puzzle));

/** The kept draft; null where there is none, or its text is damaged. */
function readKept(key: string): DraftContent | null {
  try {
    return parseDraft(JSON.parse(localStore.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export interface UseDraft {
  readonly draft: Draft;
  readonly snapshot: DraftSnapshot;
}

/** @param of names the editor and the puzzle. */
export function useDraft(of: string, given: DraftContent): UseDraft {
  const [draft] = useState(() => {
    const key = KEPT_DESK_KEY + of;
    return makeDraft(given, readKept(key), (kept) => {
      if (kept === null) localStore.removeItem(key);
      else localStore.setItem(key, JSON.stringify(kept));
      return localStore.isKept(key);
    });
  });
  const snapshot = useSyncExternalStore(draft.subscribe, draft.getSnapshot);
  const { puzzle, base } = given;
  const renew = useHandler(() => draft.renew(given));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two can change
  useEffect(renew, [puzzle, base]);
  return { draft, snapshot };
}

/** The puzzle on the bench; the published one where the draft's text is no puzzle of the game. */
export function useBenchPuzzle(
  game: Game,
  given: Puzzle,
  text: string,
): { readonly puzzle: Puzzle; readonly unreadable: boolean } {
  return useMemo(() => {
    const puzzle = readText(game, given.id, text);
    return { puzzle: puzzle ?? given, unreadable: puzzle === null };
  }, [game, given, text]);
}

function readText(game: Game, id: string, text: string): Puzzle | null {
  try {
    const parsed = game.parsePuzzle(JSON.parse(text));
    return parsed.ok && parsed.value.id === id ? parsed.value : null;
  } catch {
    return null;
  }
}
