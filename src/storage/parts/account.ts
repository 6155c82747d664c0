import type { Json } from '../../lib/json.ts';
import { accountOf, enter } from '../account.ts';
import type { Storage } from '../port.ts';
import { TABLE_NAMES } from '../tables.ts';
import type { Base } from './base.ts';

export function accountPart({
  store,
}: Base): Pick<
  Storage,
  'readAccount' | 'enterAccount' | 'getMeta' | 'putMeta' | 'getProfile' | 'putProfile'
> {
  return {
    readAccount: () => store.transaction({ mode: 'read', tables: ['meta'] }, accountOf),

    enterAccount: (account) =>
      store.transaction({ mode: 'write', tables: TABLE_NAMES }, (tx) => enter(tx, account)),

    getMeta: (key) =>
      store.transaction({ mode: 'read', tables: ['meta'] }, (tx) => tx.get('meta', key)) as Promise<
        Json | undefined
      >,

    putMeta: (key, value) =>
      store.transaction({ mode: 'write', tables: ['meta'], replaces: `meta/${key}` }, (tx) =>
        tx.put('meta', [[key, value]]),
      ),

    getProfile: (uid) =>
      store.transaction({ mode: 'read', tables: ['profile'] }, (tx) =>
        tx.get('profile', uid),
      ) as Promise<Json | undefined>,

    putProfile: (uid, profile) =>
      store.transaction({ mode: 'write', tables: ['profile'], replaces: `profile/${uid}` }, (tx) =>
        tx.put('profile', [[uid, profile]]),
      ),
  };
}
