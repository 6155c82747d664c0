/** Everything that the bench needs of a puzzle before it can be worked on. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DraftDocument } from '../../../desk/documents.ts';
import type { Kept } from '../../../desk/drafts/keptDraft.ts';
import type { BoardEditor } from '../../../games/contract/editor.ts';
import type { Game, Puzzle } from '../../../games/contract/game.ts';
import type { GameViews, MiniatureProps } from '../../../games/contract/view.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { loadersOf } from '../../../games/loaders.ts';
import type { Json } from '../../../lib/json.ts';
import { fetchPuzzle } from '../../../play/packs.ts';
import { puzzleHash } from '../../../published/hash.ts';
import { useAtDesk } from '../deskContext.ts';
import { type Read, useReading } from '../useReading.ts';
import { type BenchData, benchReading } from './benchReading.ts';
import { readKeptDraft } from './draftsOnDevice.ts';
import { loadEditor } from './editors.ts';

/** What does not change while the bench is open. */
export interface Ground {
  readonly game: Game;
  readonly editor: BoardEditor;
  readonly Miniature: React.ComponentType<MiniatureProps>;
  readonly views: GameViews;
  readonly pack: Puzzle;
  readonly packHash: string;
  /** What the device keeps of this editor's drafts. */
  readonly kept: Kept;
}

export interface Day {
  readonly ground: Ground | null;
  /** A sentence, where the puzzle is not to be had. */
  readonly problem: string | null;
  readonly read: Read<BenchData>;
  /** What is given out: the pack's puzzle, or the version in its place. */
  readonly given: Puzzle | null;
}

async function readGround(
  definition: GameDefinition,
  id: string,
  of: Pick<DraftDocument, 'game' | 'id' | 'uid'>,
): Promise<Ground | string> {
  const loaders = loadersOf(definition.id);
  const [{ game }, { Miniature }, editor, views] = await Promise.all([
    loaders.rules(),
    loaders.miniature(),
    loadEditor(definition.id),
    loaders.views(), // with their styles, which the editor draws with too
  ]);
  const [pack, kept] = await Promise.all([
    fetchPuzzle(game, definition.schedule, id),
    readKeptDraft(of),
  ]);
  if (!pack.ok) return pack.problem.message;
  return {
    ...{ game, editor, Miniature, views, pack: pack.value },
    packHash: puzzleHash(game.makePuzzle(pack.value)),
    kept,
  };
}

export function useDay(definition: GameDefinition, id: string): Day {
  const { uid } = useAtDesk();
  const reading = useMemo(() => benchReading(definition.id, id), [definition, id]);
  const read = useReading(reading);
  const [found, setFound] = useState<Ground | string | null>(null);
  const load = useCallback(
    () => readGround(definition, id, { game: definition.id, id, uid }),
    [definition, id, uid],
  );
  useEffect(() => {
    let wanted = true;
    load()
      .catch((error: unknown) => {
        console.error(error);
        return 'This puzzle could not be opened just now. Reload the page to try again.';
      })
      .then((now) => wanted && setFound(now));
    return () => {
      wanted = false;
    };
  }, [load]);
  const ground = typeof found === 'string' ? null : found;
  const given = useMemo(
    () => ground && givenPuzzle(ground, read.value?.puzzle ?? null),
    [ground, read.value],
  );
  return { ground, problem: typeof found === 'string' ? found : null, read, given };
}

function givenPuzzle({ game, pack }: Ground, version: Json | null): Puzzle {
  const parsed = version === null ? null : game.parsePuzzle(version);
  return parsed?.ok && parsed.value.id === pack.id ? parsed.value : pack;
}
