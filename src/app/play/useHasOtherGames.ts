import { useCallback } from 'react';
import type { ResilientStorage } from '../../storage/port.ts';
import { useStored } from '../device/storage.ts';
import { usePlay } from './playContext.ts';

/** Whether other devices have games of this puzzle. */
export function useHasOtherGames(): boolean {
  const { definition, id, owner } = usePlay().open;
  const read = useCallback(
    async (opened: ResilientStorage) => {
      if (owner === null) return false;
      const sitting = await opened.readSitting(definition.id, id);
      return sitting !== null && sitting.others.length > 0;
    },
    [definition, id, owner],
  );
  return useStored(read, false);
}
