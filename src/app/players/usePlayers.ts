import { useEffect, useState } from 'react';
import type { DevicePlayer } from '../../storage/devicePlayers.ts';
import { PLAYER } from '../device/player.ts';

async function read(): Promise<readonly DevicePlayer[]> {
  const { devicePlayers } = await import('../../storage/devicePlayers.ts');
  return devicePlayers(PLAYER);
}

/**
 * Those who play on this device; null until known, empty where the browser does not tell.
 *
 * @param moment they are read anew when it changes, but not for null.
 */
export function usePlayers(moment: string | null): readonly DevicePlayer[] | null {
  const [players, setPlayers] = useState<readonly DevicePlayer[] | null>(null);
  useEffect(() => {
    if (moment === null) return;
    let isStale = false;
    read()
      .catch(() => [])
      .then((found) => isStale || setPlayers(found));
    return () => {
      isStale = true;
    };
  }, [moment]);
  return players;
}
