/** A device of the account "anna" in tests of sync: storage in memory, and a cloud in memory. */
import type { DeviceSettings } from '../../src/settings/account.ts';
import { DEFAULT_SETTINGS } from '../../src/settings/settings.ts';
import type { Account } from '../../src/storage/entities.ts';
import { runOnce, type SyncScope } from '../../src/sync/engine.ts';
import type { Server } from '../../src/sync/ports.ts';
import type { SettingsStore } from '../../src/sync/settings.ts';
import { MemoryCloud, newDocument } from './memoryCloud.ts';
import { memoryStorage } from './storages.ts';

const ANNA: Account = { uid: 'anna', email: null, config: null };
export const INFO = {
  leaderboardName: 'Mellow Mocha',
  avatarIcon: 'bean',
  avatarColor: 'teal',
} as const;

/** A cloud in which anna has a profile without results. */
export function annasCloud(): MemoryCloud {
  const cloud = new MemoryCloud();
  cloud.users.set(ANNA.uid, newDocument(ANNA.uid, INFO));
  return cloud;
}

/** Settings that live in memory. */
function memorySettings(): SettingsStore {
  let own: DeviceSettings = { settings: DEFAULT_SETTINGS, tried: [], changed: [] };
  return {
    read: () => own,
    write(settings) {
      own = settings;
    },
    hasUnsent: () => own.changed.length > 0,
  };
}

export interface Request {
  readonly name: keyof Server;
  readonly args: readonly unknown[];
}

/** @param changes methods in place of the cloud's. */
export async function annasDevice(cloud: MemoryCloud, changes: Partial<Server> = {}) {
  const storage = memoryStorage();
  await storage.putAccount(ANNA);
  const settings = memorySettings();
  const requests: Request[] = [];
  const server = new Proxy(
    { ...cloud.server(ANNA.uid), ...changes },
    {
      get: (target, name: keyof Server) => {
        const method = target[name] as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => {
          if (name !== 'isSignedIn') requests.push({ name, args });
          return method(...args);
        };
      },
    },
  );
  return {
    ...{ storage, server },
    /** The requests to the server so far, in order. */
    requests,
    settings,
    sync: (scope?: SyncScope, withSettings = true) =>
      runOnce(
        {
          ...{ storage, server },
          now: () => Date.UTC(2026, 10, 21),
          seed: () => 'seed',
          leaderboardsChanged() {},
          ...(withSettings && { settings }),
        },
        scope,
      ),
  };
}
