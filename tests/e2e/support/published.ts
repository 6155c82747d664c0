/**
 * Publishes changes to puzzles directly in the database, as the desk does through the functions.
 */
import { expect, type Page } from '@playwright/test';
import { encodeFields } from '../../../src/firebase/values.ts';
import type { GameId } from '../../../src/games/definitions.ts';
import type { Json } from '../../../src/lib/json.ts';
import type { ListedState } from '../../../src/protocol/listing.ts';
import { puzzleHash } from '../../../src/protocol/puzzleHash.ts';
import { PUBLISHED_INDEX, versionPath } from '../../../src/protocol/versions.ts';
import { readTable } from './database.ts';
import { packed } from './day.ts';
import { FIRESTORE, PROJECT } from './players.ts';

const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

export interface Publication {
  readonly game: GameId;
  /** The id of a puzzle in November 2026. */
  readonly id: string;
  readonly state: ListedState;
  readonly reason?: string;
  /**
   * The id of the packed puzzle that becomes this puzzle's version 2; without it there is no new
   * version.
   */
  readonly like?: string;
}

/** Adds the puzzle to the index of published changes, and keeps all other puzzles in the index. */
export async function publish(publication: Publication): Promise<void> {
  const { game, id, state, reason = '', like } = publication;
  const first = packed(game, '2026-11', id);
  const second = like === undefined ? null : { ...packed(game, '2026-11', like), id: first.id };
  const hashes = [first, ...(second ? [second] : [])].map((one) =>
    puzzleHash(one as unknown as Json),
  );
  const version = hashes.length;
  const listing = { version, hashes, state, reason, revision: 1 };
  const key = `${game}/${id}`;
  const writes: unknown[] = [
    {
      update: {
        name: `${DOCUMENTS}/${PUBLISHED_INDEX}`,
        fields: encodeFields({ puzzles: { [key]: listing } }),
      },
      updateMask: { fieldPaths: [`puzzles.\`${key}\``] },
    },
  ];
  if (second) {
    const puzzle = JSON.stringify(second);
    const document = { game, id, version, hash: hashes[1]!, puzzle };
    const name = `${DOCUMENTS}/${versionPath(game, id, version)}`;
    writes.push({ update: { name, fields: encodeFields(document) } });
  }
  const response = await fetch(`${FIRESTORE}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  expect(response.status, await response.text()).toBe(200);
}

/**
 * Waits until the index of published changes stored by the page contains these words:
 * `{game}/{id}`, or a reason.
 */
export async function taken(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => JSON.stringify((await readTable(page, 'meta')).published ?? null))
    .toContain(words);
}
