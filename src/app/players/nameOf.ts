import type { DevicePlayer } from '../../storage/devicePlayers.ts';

export const nameOf = ({ profile, account }: Omit<DevicePlayer, 'player'>): string =>
  profile?.name ?? account?.email ?? 'No name yet';
