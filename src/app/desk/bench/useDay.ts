/** Loads all data that the bench needs for a puzzle. */
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { NO_PUZZLE_YET } from '../../../desk/calendar.ts';
import type { BoardEditor } from '../../../games/contract/editor.ts';
import type { Game, Puzzle } from '../../../games/contract/game.ts';
import type { GameViews, MiniatureProps } from '../../../games/contract/view.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { loadRules } from '../../../games/loaders.ts';
import { loadMiniature, loadViews } from '../../../games/viewLoaders.ts';
import type { Json } from '../../../lib/json.ts';
import { fetchPuzzle } from '../../../play/packs.ts';
import { puzzleHash } from '../../../protocol/puzzleHash.ts';
import { onlineAtom } from '../../device/online.ts';
import { type Read, useReading } from '../useReading.ts';
import { type BenchData, benchReading } from './benchReading.ts';
import { loadEditor } from './editors.ts';

/**
 * Code and data that stay the same while a bench is open: the game's rules, views and board editor,
 * and the puzzle of the pack.
 */
export interface BenchParts {
  readonly game: Game;
  readonly editor: BoardEditor;
  readonly Miniature: React.ComponentType<MiniatureProps>;
  readonly views: GameViews;
  readonly pack: Puzzle;
  readonly packHash: string;
}

export interface Day {
  readonly parts: BenchParts | null;
  /** The reason why the puzzle is unavailable, as a sentence. */
  readonly problem: string | null;
  readonly read: Read<BenchData>;
  /** The published puzzle: the pack's, or the version that replaced it; null until it is known. */
  readonly published: Puzzle | null;
}

async function loadParts(definition: GameDefinition, id: string): Promise<BenchParts | string> {
  const [{ game }, { Miniature }, editor, views] = await Promise.all([
    loadRules(definition.id),
    loadMiniature(definition.id),
    loadEditor(definition.id),
    loadViews(definition.id), // also adds the views' styles, which the editor needs
  ]);
  const pack = await fetchPuzzle(game, definition.schedule, id);
  if (!pack.ok) {
    return pack.problem.code === 'not-packed' ? NO_PUZZLE_YET : pack.problem.message;
  }
  return {
    ...{ game, editor, Miniature, views, pack: pack.value },
    packHash: puzzleHash(game.makePuzzle(pack.value)),
  };
}

export function useDay(definition: GameDefinition, id: string): Day {
  const reading = useMemo(() => benchReading(definition.id, id), [definition, id]);
  const read = useReading(reading);
  const [found, setFound] = useState<BenchParts | string | null>(null);
  const online = useAtomValue(onlineAtom);
  const isLoaded = found !== null && typeof found !== 'string';
  // biome-ignore lint/correctness/useExhaustiveDependencies: retried with the network
  useEffect(() => {
    if (isLoaded) return;
    let wanted = true;
    loadParts(definition, id)
      .catch((error: unknown) => {
        console.error(error);
        return 'This puzzle couldn’t be opened. Reload the page to try again.';
      })
      .then((now) => wanted && setFound(now));
    return () => {
      wanted = false;
    };
  }, [definition, id, isLoaded, online]);
  const parts = typeof found === 'string' ? null : found;
  const published = useMemo(
    () => parts && publishedPuzzle(parts, read.value?.puzzle ?? null),
    [parts, read.value],
  );
  return { parts, problem: typeof found === 'string' ? found : null, read, published };
}

function publishedPuzzle({ game, pack }: BenchParts, version: Json | null): Puzzle {
  const parsed = version === null ? null : game.parsePuzzle(version);
  return parsed?.ok && parsed.value.id === pack.id ? parsed.value : pack;
}
