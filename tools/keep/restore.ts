/** Writes an export back, into a database that is empty. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Database, Stored } from './database.ts';
import { FORMAT, type Foot, type Head } from './export.ts';

/** A commit takes 500 documents and 10 MiB at most; a document has up to 1 MiB. */
const MOST_WRITES = 400;
const MOST_CHARACTERS = 4_000_000;

/** Rejects with a sentence, before anything is written, unless the file is a whole export. */
async function readHead(file: string): Promise<Head> {
  try {
    let head: Partial<Head> | null = null;
    let count = 0;
    let last = '';
    for await (const line of linesIn(file)) {
      head ??= JSON.parse(line) as Head;
      count += 1;
      last = line;
    }
    if (head?.format !== FORMAT) throw new Error('the first line is another');
    // All lines but the first and the last are documents.
    const { documents } = JSON.parse(last) as Partial<Foot>;
    if (documents !== count - 2) throw new Error('the last line is missing');
    return head as Head;
  } catch (error) {
    throw new Error(`${file} is no whole export of Crema: ${(error as Error).message}.`);
  }
}

/** Writes all documents of an export; returns their number. */
export async function restoreFrom(file: string, database: Database): Promise<number> {
  const { project } = await readHead(file);
  const { documents: there } = await database.page(null, 1);
  if (there.length > 0) {
    throw new Error(
      `The database is not empty: restore into a new one. After a restore that was interrupted, empty it first: npm run firebase -- firestore:delete --all-collections --project ${database.project}`,
    );
  }
  let count = 0;
  let batch: Stored[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length > 0) await database.write(batch);
    count += batch.length;
    batch = [];
    size = 0;
  };
  // References lead into the new database.
  const revive = (key: string, value: unknown) =>
    key === 'referenceValue' && typeof value === 'string'
      ? value.replace(`projects/${project}/`, `projects/${database.project}/`)
      : value;
  for await (const line of linesIn(file)) {
    const document = parseLine(line, revive);
    if (document === null) continue;
    if (batch.length === MOST_WRITES || size + line.length > MOST_CHARACTERS) await flush();
    batch.push(document);
    size += line.length;
  }
  await flush();
  return count;
}

/** The documents of an export. Rejects with a sentence, before the first, unless it is a whole one. */
export async function* documentsIn(file: string): AsyncGenerator<Stored> {
  await readHead(file);
  for await (const line of linesIn(file)) {
    const document = parseLine(line);
    if (document !== null) yield document;
  }
}

/** The document in a line; null for the first and the last. */
function parseLine(line: string, revive?: (key: string, value: unknown) => unknown): Stored | null {
  const parsed = JSON.parse(line, revive) as Partial<Stored>;
  return parsed.path === undefined ? null : (parsed as Stored);
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  createReadStream(file)
    .on('error', (error) => text.destroy(error))
    .pipe(text);
  let rest = '';
  for await (const chunk of text.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}
