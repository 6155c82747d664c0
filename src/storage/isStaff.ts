import type { MetaEntry } from './metaEntry.ts';

/** Whether the account was staff when the server was last asked. */
export const IS_STAFF: MetaEntry<boolean> = {
  key: 'is-staff',
  parse: (json) => json === true,
  json: (isStaff) => isStaff,
};
