/**
 * An export: a file of JSON lines, compressed. The first line names the project and the time, each
 * further one is a document, the last one tells how many there are, so that a file that was cut off
 * is noticed.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Stored } from './database.ts';

export const FORMAT = 'crema export 1';

export interface Head {
  readonly format: typeof FORMAT;
  readonly project: string;
  /** All documents are as they were at this time, RFC 3339. */
  readonly readTime: string;
}

export interface Foot {
  readonly documents: number;
}

async function* linesOf(database: Database, atOnce: number): AsyncGenerator<string> {
  let { documents, readTime } = await database.page(null, atOnce);
  const head: Head = { format: FORMAT, project: database.project, readTime };
  yield `${JSON.stringify(head)}\n`;
  let count = 0;
  while (documents.length > 0) {
    for (const document of documents) yield `${JSON.stringify(document satisfies Stored)}\n`;
    count += documents.length;
    const last = documents.at(-1)!.path;
    ({ documents } = await database.page(last, atOnce, readTime));
  }
  const foot: Foot = { documents: count };
  yield `${JSON.stringify(foot)}\n`;
}

/**
 * Writes all documents to a file; returns their number. An interrupted export leaves no file.
 * @param atOnce documents read at a time.
 */
export async function exportTo(file: string, database: Database, atOnce = 300): Promise<number> {
  let last = '';
  async function* lines() {
    for await (const line of linesOf(database, atOnce)) {
      last = line;
      yield line;
    }
  }
  const unfinished = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return (JSON.parse(last) as Foot).documents;
}
