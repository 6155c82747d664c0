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

/** The unsaved draft that an earlier bench of a puzzle has left, and the place of this bench's. */
export interface UnsavedDraft {
  /** The draft that an earlier bench has left; null when there is none. */
  readonly found: DraftDocument | null;
  /** Keeps this bench's draft, or forgets it; false where the browser cannot keep it. */
  keep(draft: DraftDocument | null): boolean;
}

/**
 * Each bench keeps its draft under a key of its own, for a puzzle may be open in two tabs: with one
 * key a tab would overwrite or forget what the other has not saved yet. The found draft is forgotten
 * once this bench has kept or saved a newer one, unless another tab has changed it meanwhile.
 */
export function openUnsavedDraft(of: Of): UnsavedDraft {
  const prefix = keyOf('draft', of);
  const ownKey = `${prefix}~${Math.random()}`;
  const left = localStore
    .keys()
    .filter((key) => key.startsWith(`${prefix}~`))
    .map((key) => ({ key, text: localStore.getItem(key), draft: parseDraft(read(key), of) }))
    .find(({ draft }) => draft !== null);
  return {
    found: left?.draft ?? null,
    keep(draft) {
      keep(ownKey, draft);
      if (left && localStore.getItem(left.key) === left.text) localStore.removeItem(left.key);
      return draft === null || localStore.isKept(ownKey);
    },
  };
}

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
