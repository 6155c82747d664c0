import { useCallback } from 'react';
import { hashOf } from '../../play/hash.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { isRecord } from '../../storage/rows.ts';
import { useStored } from '../device/storage.ts';
import { usePlay } from './playContext.ts';

/**
 * Whether other devices have games of this puzzle that can be played on.
 * @param asks whether to find out: reading all games at every move would cost too much.
 */
export function useHasOtherGames(asks: boolean): boolean {
  const { definition, id, session } = usePlay().open;
  const read = useCallback(
    async (opened: ResilientStorage) => {
      const sitting = asks ? await opened.readSitting(definition.id, id) : null;
      const hash = hashOf(session.game, session.puzzle);
      return (sitting?.others ?? []).some(
        ({ session: saved }) => isRecord(saved) && saved.hash === hash,
      );
    },
    [definition, id, session, asks],
  );
  return useStored(read, false);
}
