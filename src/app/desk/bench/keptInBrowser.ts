/**
 * Data that an editor would lose by a network failure or by closing the page: the draft until the
 * server has it, and a test play until the editor keeps or discards it. Kept in localStorage, which
 * writes synchronously.
 */
import { useCallback, useState } from 'react';
import type { DraftDocument, DraftKey } from '../../../desk/documents.ts';
import { parseDraft } from '../../../desk/unsavedDraft.ts';
import type { Json } from '../../../lib/json.ts';
import { KEPT_DESK_KEY } from '../../../storage/keys.ts';
import { localStore } from '../../device/browserStorage.ts';

type Of = Pick<DraftKey, 'game' | 'id' | 'uid'>;

const keyOf = (what: 'draft' | 'play', { uid, game, id }: Of) =>
  `${KEPT_DESK_KEY}${what}:${uid}:${game}/${id}`;

function read(key: string): unknown {
  try {
    return JSON.parse(localStore.getItem(key) ?? 'null');
  } catch {
    return null; // the stored text is damaged
  }
}

function keep(key: string, json: unknown): void {
  if (json === null) localStore.removeItem(key);
  else localStore.setItem(key, JSON.stringify(json));
}

export const readUnsavedDraft = (of: Of): DraftDocument | null =>
  parseDraft(read(keyOf('draft', of)), of);

export const keepUnsavedDraft = (of: Of, draft: DraftDocument | null): void =>
  keep(keyOf('draft', of), draft);

/** The kept test play, as JSON that may be anything, and its setter. */
export function useKeptPlay({ uid, game, id }: Of): [unknown, (play: Json | null) => void] {
  const [play, setPlay] = useState(() => read(keyOf('play', { uid, game, id })));
  const keepPlay = useCallback(
    (now: Json | null) => {
      keep(keyOf('play', { uid, game, id }), now);
      setPlay(now);
    },
    [uid, game, id],
  );
  return [play, keepPlay];
}
