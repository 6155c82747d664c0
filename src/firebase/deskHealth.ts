/** The desk's health and reported errors. */
import { ERRORS, type ErrorDocument, MOST_READ } from '../desk/documents.ts';
import { HEALTH, parseHealth } from '../desk/health.ts';
import { type Desk, LOOKS } from '../desk/port.ts';
import type { DeskDatabase } from './deskDatabase.ts';
import { equal, newestFirst, timedOf } from './deskDocuments.ts';

/** @param settle marks the document at a path as settled, or not. */
export function deskHealth(
  database: DeskDatabase,
  settle: (path: string, settled?: boolean) => Promise<void>,
): Pick<Desk, 'readHealth' | 'readErrors' | 'settleError'> {
  return {
    async readHealth() {
      const found = await database.list({
        from: [{ collectionId: HEALTH }],
        ...newestFirst(),
        limit: LOOKS,
      });
      return timedOf<Readonly<Record<string, unknown>>>(found, 'at').flatMap(
        ({ key, at, ...data }) => {
          const look = parseHealth(key, data);
          return look === null ? [] : [{ ...look, at }];
        },
      );
    },

    async readErrors() {
      const found = await database.list({
        from: [{ collectionId: ERRORS }],
        where: equal({ settled: false }),
        ...newestFirst(),
        limit: MOST_READ,
      });
      return timedOf<ErrorDocument>(found, 'at');
    },

    settleError: (key, settled) => settle(`${ERRORS}/${key}`, settled),
  };
}
