/** The editor's draft of the puzzle on the bench. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DraftDocument } from '../../../desk/documents.ts';
import { type Draft, makeDraft } from '../../../desk/draft.ts';
import type { DraftSnapshot } from '../../../desk/draftPorts.ts';
import type { Dated, Desk } from '../../../desk/port.ts';
import type { Game, Puzzle } from '../../../games/contract/game.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import { openDesk } from '../openDesk.ts';
import { openUnsavedDraft } from './keptInBrowser.ts';

/** Saves and removes drafts on the server, whose code is loaded with the first request. */
const DESK: Pick<Desk, 'saveDraft' | 'removeDraft'> = {
  saveDraft: async (draft) => (await openDesk()).saveDraft(draft),
  removeDraft: async (draft) => (await openDesk()).removeDraft(draft),
};

export const textOf = (game: Game, puzzle: Puzzle): string =>
  JSON.stringify(game.makePuzzle(puzzle));

/**
 * Parses a draft's text; null where it is no puzzle of the game, for instance while a board is
 * unfinished.
 */
export function readText(game: Game, id: string, text: string): Puzzle | null {
  try {
    const parsed = game.parsePuzzle(JSON.parse(text));
    return parsed.ok && parsed.value.id === id ? parsed.value : null;
  } catch {
    return null;
  }
}

export interface UseDraft {
  readonly draft: Draft;
  readonly snapshot: DraftSnapshot;
}

/** @param served the editor's own drafts on the server, newest first. */
export function useDraft(given: DraftDocument, served: readonly Dated<DraftDocument>[]): UseDraft {
  const [draft] = useState(() => {
    const { found, keep } = openUnsavedDraft(given);
    return makeDraft(
      { given, served, unsaved: found },
      {
        desk: DESK,
        keepUnsaved: keep,
        later(run, ms) {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        random: Math.random,
      },
    );
  });
  const snapshot = useSyncExternalStore(draft.subscribe, draft.getSnapshot);
  const { puzzle, base } = given;
  const renew = useHandler(() => draft.renew(given));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two can change
  useEffect(renew, [puzzle, base]);
  useEffect(() => {
    const save = () => void draft.save();
    const onHide = () => document.hidden && save();
    draft.open();
    addEventListener('online', save);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', onHide);
      void draft.close();
    };
  }, [draft]);
  useEffect(() => draft.meet(served), [draft, served]);
  return { draft, snapshot };
}

/** The puzzle on the bench; the published one where the draft is unreadable. */
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
