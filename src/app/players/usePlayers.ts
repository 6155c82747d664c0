import type { DevicePlayer } from '../../storage/devicePlayers.ts';
import { useAsync } from '../../ui/useAsync.ts';
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
export const usePlayers = (moment: string | null): readonly DevicePlayer[] | null =>
  useAsync(async () => (moment === null ? undefined : read().catch(() => [])), [moment]) ?? null;
