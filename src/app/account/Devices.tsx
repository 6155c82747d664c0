/** The devices that have sent results of the account, read when the player opens the list. */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type Device, deviceName, devicesIn } from '../../protocol/devices.ts';
import type { Account } from '../../storage/entities.ts';
import { momentWords } from '../../ui/moments.ts';
import { todayAtom } from '../device/today.ts';
import { configOf } from './openAccounts.ts';

const FAILED = 'We couldn’t load the list. Close it and open it again to retry.';

async function readDevices(account: Account): Promise<readonly Device[]> {
  const [config, { connect }, { makeServer }] = await Promise.all([
    configOf(account),
    import('../../firebase/app.ts'),
    import('../../firebase/server.ts'),
  ]);
  if (config === null) return [];
  const { uid } = account;
  return devicesIn(await makeServer(connect(config, uid), uid).readProfile(), Date.now());
}

export function Devices({ account }: { readonly account: Account }) {
  const today = useAtomValue(todayAtom);
  const [devices, setDevices] = useState<readonly Device[] | string>('Loading…');
  const own = deviceName(navigator.userAgent);
  return (
    <details
      className="rounded-2xl bg-sunken px-4 py-1 text-sm"
      onToggle={(event) => {
        if (event.currentTarget.open) {
          readDevices(account).then(setDevices, () => setDevices(FAILED));
        }
      }}
    >
      <summary className="min-h-11 py-3 font-medium">Devices that sent results</summary>
      <div className="pb-3">
        {typeof devices === 'string' ? (
          <p role="status">{devices}</p>
        ) : devices.length === 0 ? (
          <p>No device has sent a result in the last three months.</p>
        ) : (
          <ul className="grid gap-2">
            {devices.map(({ name, at }) => (
              <li key={name}>
                <span className="block font-medium">
                  {name === own ? `${name}, like this one` : name}
                </span>
                <span className="text-soft">{`Last result ${momentWords(at, today)}`}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
