/** Previews of today's boards for the cards. Rules and drawings load when the page is idle. */
import { atom, useAtom, useStore } from 'jotai';
import { type ComponentType, startTransition, useEffect } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import { idFor } from '../../daily/numbering.ts';
import type { MiniatureProps } from '../../games/contract/view.ts';
import type { GameId } from '../../games/definitions.ts';
import { loadersOf } from '../../games/loaders.ts';
import type { Preview } from '../../play/preview.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { fetchPack } from '../device/ahead.ts';
import { storage } from '../device/storage.ts';
import type { GameRecord } from '../records/records.ts';

export interface Glance extends Preview {
  readonly Miniature: ComponentType<MiniatureProps>;
}

interface Kept {
  /** Identifies the board and its state. */
  readonly key: string;
  readonly glance: Glance;
}

/** Cache of the last previews by game, for returning to the page. */
const keptAtom = atom<ReadonlyMap<GameId, Kept>>(new Map());

function keyOf({ results, progress }: GameRecord, id: string): string {
  return `${id}/${progress.get(id)?.updatedAt}/${results.get(id)?.finishedAt}/${results.has(id)}`;
}

async function lookAt(record: GameRecord, id: string): Promise<Glance | null> {
  const { definition, results, progress } = record;
  const standing = { result: results.get(id) ?? null, progress: progress.get(id) ?? null };
  const [{ Miniature }, { previewPuzzle }, opened] = await Promise.all([
    loadersOf(definition.id).miniature(),
    import('../../play/preview.ts'),
    storage(),
  ]);
  const preview = await previewPuzzle(definition, id, standing, { storage: opened, fetchPack });
  return preview && { ...preview, Miniature };
}

/** Previews by game, as far as loaded. */
export function useGlances(
  records: readonly GameRecord[],
  today: CivilDate,
): ReadonlyMap<GameId, Glance> {
  const [kept, setKept] = useAtom(keptAtom);
  const store = useStore();

  useEffect(() => {
    let isWanted = true;
    // Sequential, to keep the page responsive.
    async function lookAtAll() {
      for (const record of records) {
        const game = record.definition.id;
        const id = idFor(record.definition.schedule, today);
        const key = keyOf(record, id);
        if (!isWanted) return;
        if (store.get(keptAtom).get(game)?.key === key) continue;
        // The card works without a preview.
        const glance = await lookAt(record, id).catch(() => null);
        if (glance === null) continue;
        startTransition(() => setKept((before) => new Map(before).set(game, { key, glance })));
      }
    }
    whenIdle(() => void lookAtAll());
    return () => {
      isWanted = false;
    };
  }, [records, today, store, setKept]);

  const shown = new Map<GameId, Glance>();
  for (const { definition } of records) {
    const last = kept.get(definition.id);
    // Show the stale preview until the board is redrawn, but never yesterday's.
    const isCurrent = last?.key.startsWith(`${idFor(definition.schedule, today)}/`);
    if (last && isCurrent) shown.set(definition.id, last.glance);
  }
  return shown;
}
