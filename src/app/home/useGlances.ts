/** What the cards show of today's boards. Rules and drawings come when the page is at rest. */
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
  /** What it was drawn from: another key is another board, or another state of it. */
  readonly key: string;
  readonly glance: Glance;
}

/** By game, the last that was shown: for whoever comes back to the page. */
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

/** By game, as far as they are known by now. */
export function useGlances(
  records: readonly GameRecord[],
  today: CivilDate,
): ReadonlyMap<GameId, Glance> {
  const [kept, setKept] = useAtom(keptAtom);
  const store = useStore();

  useEffect(() => {
    let isWanted = true;
    // One after the other: none of them is worth a pause under the player's finger.
    async function lookAtAll() {
      for (const record of records) {
        const game = record.definition.id;
        const id = idFor(record.definition.schedule, today);
        const key = keyOf(record, id);
        if (!isWanted) return;
        if (store.get(keptAtom).get(game)?.key === key) continue;
        // Without it the card is as good: it only shows less.
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
    // Until a board has been drawn anew it is shown as it was; yesterday's is not.
    const isCurrent = last?.key.startsWith(`${idFor(definition.schedule, today)}/`);
    if (last && isCurrent) shown.set(definition.id, last.glance);
  }
  return shown;
}
