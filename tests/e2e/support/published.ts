/** What the desk has published, put into the database past the functions. */
import { expect, type Page } from '@playwright/test';
import { encodeFields } from '../../../src/firebase/values.ts';
import type { GameId } from '../../../src/games/definitions.ts';
import type { Json } from '../../../src/lib/json.ts';
import { puzzleHash } from '../../../src/published/hash.ts';
import type { ListedState } from '../../../src/published/listing.ts';
import { PUBLISHED_INDEX, versionPath } from '../../../src/published/paths.ts';
import { readTable } from './database.ts';
import { packed } from './day.ts';
import { FIRESTORE, PROJECT } from './players.ts';

const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

export interface Publication {
  readonly game: GameId;
  /** Of November 2026. */
  readonly id: string;
  readonly state: ListedState;
  readonly reason?: string;
  /** The id whose puzzle of the packs is given out in its place, as version 2; else nothing is new. */
  readonly like?: string;
  /** What the version's document holds, if not that. */
  readonly instead?: unknown;
}

/** Lists the puzzle: other listings stay as they are. */
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
    const puzzle = JSON.stringify(publication.instead ?? second);
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

/** The page has taken what was published, as far as these words: `{game}/{id}`, or a reason. */
export async function taken(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => JSON.stringify((await readTable(page, 'meta')).published ?? null))
    .toContain(words);
}
