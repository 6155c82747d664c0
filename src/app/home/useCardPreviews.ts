/**
 * Pictures of today's boards for the cards of the home page. The games' rules and drawings load
 * when the page is idle.
 */
import { atom, useAtom, useStore } from 'jotai';
import { type ComponentType, startTransition } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import { idFor } from '../../daily/numbering.ts';
import type { MiniatureProps } from '../../games/contract/view.ts';
import type { GameId } from '../../games/definitions.ts';
import { loadMiniature } from '../../games/viewLoaders.ts';
import type { Preview } from '../../play/preview.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { fetchPack } from '../device/startPrefetch.ts';
import { storage } from '../device/storage.ts';
import type { GameRecord } from '../records/records.ts';

export interface CardPreview extends Preview {
  readonly Miniature: ComponentType<MiniatureProps>;
}

interface Kept {
  /** Identifies the pictured board and its state. */
  readonly key: string;
  readonly preview: CardPreview;
}

/** The last pictures of boards by game, shown again when the player returns to the home page. */
const keptAtom = atom<ReadonlyMap<GameId, Kept>>(new Map());

function keyOf({ results, progress }: GameRecord, id: string): string {
  return `${id}/${progress.get(id)?.updatedAt}/${results.get(id)?.finishedAt}/${results.has(id)}`;
}

/**
 * Whether a picture needs no second look. The moves of a puzzle that another device has finished
 * arrive after its result: until then the picture is a cup.
 */
export const isWhole = (kept: Kept | undefined, key: string): boolean =>
  kept?.key === key && kept.preview.state !== null;

async function lookAt(record: GameRecord, id: string): Promise<CardPreview | null> {
  const { definition, results, progress } = record;
  const standing = { result: results.get(id) ?? null, progress: progress.get(id) ?? null };
  const [{ Miniature }, { previewPuzzle }, opened] = await Promise.all([
    loadMiniature(definition.id),
    import('../../play/preview.ts'),
    storage(),
  ]);
  const preview = await previewPuzzle(definition, id, standing, { storage: opened, fetchPack });
  return preview && { ...preview, Miniature };
}

/** Pictures of the current boards by game, as far as loaded. */
export function useCardPreviews(
  records: readonly GameRecord[],
  today: CivilDate,
): ReadonlyMap<GameId, CardPreview> {
  const [kept, setKept] = useAtom(keptAtom);
  const store = useStore();

  useAsync(
    async (signal) => {
      await new Promise<void>(whenIdle);
      // Draw one game's picture after the other, to keep the page responsive.
      for (const record of records) {
        const game = record.definition.id;
        const id = idFor(record.definition.schedule, today);
        const key = keyOf(record, id);
        if (signal.aborted) return;
        if (isWhole(store.get(keptAtom).get(game), key)) continue;
        // A picture that cannot be drawn is left out: the card works without it.
        const preview = await lookAt(record, id).catch(() => null);
        if (preview === null) continue;
        startTransition(() => setKept((before) => new Map(before).set(game, { key, preview })));
      }
    },
    [records, today, store, setKept],
  );

  const shown = new Map<GameId, CardPreview>();
  for (const { definition } of records) {
    const last = kept.get(definition.id);
    // Show a board's last picture until it is redrawn, but never yesterday's.
    const isCurrent = last?.key.startsWith(`${idFor(definition.schedule, today)}/`);
    if (last && isCurrent) shown.set(definition.id, last.preview);
  }
  return shown;
}
