/** The editor's draft of the puzzle on the table. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DraftDocument } from '../../../desk/documents.ts';
import {
  type DraftKeeper,
  type DraftSnapshot,
  makeDraftKeeper,
  type Served,
} from '../../../desk/drafts/keeper.ts';
import type { Desk } from '../../../desk/port.ts';
import type { Game, Puzzle } from '../../../games/contract/game.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import { openDesk } from '../openDesk.ts';
import { keepDraft } from './draftsOnDevice.ts';
import type { Ground } from './useDay.ts';

/** The desk, opened with the first thing that is asked of it. */
const DESK: Pick<Desk, 'readDraft' | 'saveDraft' | 'removeDraft'> = {
  readDraft: async (draft) => (await openDesk()).readDraft(draft),
  saveDraft: async (draft) => (await openDesk()).saveDraft(draft),
  removeDraft: async (draft) => (await openDesk()).removeDraft(draft),
};

export const textOf = (game: Game, puzzle: Puzzle): string =>
  JSON.stringify(game.makePuzzle(puzzle));

/** Null for what is no puzzle of the game, as a draft with boards that are not finished. */
export function readText(game: Game, id: string, text: string): Puzzle | null {
  try {
    const parsed = game.parsePuzzle(JSON.parse(text));
    return parsed.ok && parsed.value.id === id ? parsed.value : null;
  } catch {
    return null;
  }
}

export interface DraftStart {
  readonly ground: Ground;
  readonly given: DraftDocument;
  /** The bench may be open before the server has answered: undefined until then. */
  readonly served: Served;
}

export function useDraft({ ground, given, served }: DraftStart): {
  readonly keeper: DraftKeeper;
  readonly snapshot: DraftSnapshot;
} {
  const [keeper] = useState(() =>
    makeDraftKeeper(
      { given, kept: ground.kept, served },
      {
        desk: DESK,
        keep: (kept) => keepDraft(given, kept),
        now: Date.now,
        later(run, ms) {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        random: Math.random,
      },
    ),
  );
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  const { puzzle, base } = given;
  const renew = useHandler(() => keeper.renew(given));
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are what can change
  useEffect(renew, [puzzle, base]);
  useEffect(() => {
    const retry = () => void keeper.retry();
    const onHide = () => document.hidden && retry();
    keeper.open();
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', onHide);
      void keeper.close();
    };
  }, [keeper]);
  useEffect(() => keeper.meet(served), [keeper, served]);
  return { keeper, snapshot };
}

/** The puzzle on the table; what is given out where the draft cannot be read. */
export function useTablePuzzle(
  { game }: Ground,
  given: Puzzle,
  text: string,
): { readonly puzzle: Puzzle; readonly unreadable: boolean } {
  return useMemo(() => {
    const puzzle = readText(game, given.id, text);
    return { puzzle: puzzle ?? given, unreadable: puzzle === null };
  }, [game, given, text]);
}
