import type { Json } from '../../lib/json.ts';
import { enter, leave } from '../account.ts';
import { leftBehindFor, takeLeftBehind } from '../leftAccounts.ts';
import type { Storage } from '../port.ts';
import { TABLE_NAMES } from '../tables.ts';
import type { Base } from './base.ts';

export function accountPart({
  store,
}: Base): Pick<
  Storage,
  | 'enterAccount'
  | 'leaveAccount'
  | 'listLeftBehind'
  | 'takeLeftBehind'
  | 'putMeta'
  | 'getProfile'
  | 'putProfile'
> {
  return {
    enterAccount: (account) =>
      store.transaction({ mode: 'write', tables: TABLE_NAMES }, (tx) => enter(tx, account)),

    leaveAccount: (uid) =>
      store.transaction(
        { mode: 'write', tables: ['outbox', 'profile', 'meta', 'sittings'] },
        (tx) => leave(tx, uid),
      ),

    listLeftBehind: () =>
      store.transaction({ mode: 'read', tables: ['outbox', 'meta'] }, leftBehindFor),

    takeLeftBehind: (owner) =>
      store.transaction({ mode: 'write', tables: TABLE_NAMES }, (tx) => takeLeftBehind(tx, owner)),

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
