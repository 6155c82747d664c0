/** The parsers of requests to the desk and of reports, without a database. */
import { expect, it } from 'vitest';
import {
  parseChange,
  parseDecision,
  parseEntryDecision,
  parseErrorReport,
  parseReport,
} from '../functions/src/desk/payload.ts';
import type { Connection } from '../src/firebase/app.ts';
import { makeDesk } from '../src/firebase/desk.ts';
import { MOST_DECIDED } from '../src/protocol/deskCallables.ts';

const HALF = 'half of \ud83d';
const about = { game: 'sudoku-shift', note: 'Looked at.' };
const change = { ...about, id: '540', kind: 'publish', revision: 0, reason: '', puzzle: '{}' };
const decision = { ...about, board: '540@2', players: ['anna'], decision: 'accept' };
const entry = { ...about, board: '540', player: 'anna', decision: 'take-off' };
const key = 'a1B2c3D4e5F6g7H8i9J0';
const hash = '0000000000000a';
const report = { game: 'sudoku-shift', id: '540', hash, reason: 'several', text: '', key };
const error = { build: 'b7', message: '500 Oh', path: '/x', agent: 'Browser', stack: 'at y', key };
const many = Array.from({ length: MOST_DECIDED + 1 }, (_, i) => `copy-${i}`);

type Parse = (data: Readonly<Record<string, unknown>>) => unknown;
it.each<[string, Parse, object, readonly object[]]>([
  [
    'a change of a puzzle',
    parseChange,
    change,
    [
      ...[{ puzzle: undefined }, { puzzle: null }, { puzzle: { id: 1 } }],
      { puzzle: ' '.repeat(60_001) },
      ...[{ game: 'chess' }, { game: '__proto__' }],
      ...[{ id: 540 }, { id: '007' }, { id: '../517' }, { id: '1'.repeat(10_000) }],
      ...[{ kind: undefined }, { kind: 'delete' }, { kind: 'constructor' }],
      ...[{ revision: undefined }, { revision: -1 }, { revision: '0' }, { revision: 0.5 }],
      ...[{ reason: undefined }, { reason: 'x'.repeat(281) }],
      ...[{ note: ['x'] }, { note: 'x'.repeat(2_001) }, { note: HALF }],
    ],
  ],
  [
    'a decision on held results',
    parseDecision,
    decision,
    [
      ...[{ decision: 'perhaps' }, { decision: undefined }, { game: 'chess' }],
      ...[{ board: '540@1' }, { board: '540@0' }, { board: '540@51' }, { board: '540@2@2' }],
      ...[{ board: '540/held' }, { board: 7 }],
      ...[{ players: [''] }, { players: null }, { players: [] }, { players: 'anna' }],
      ...[{ players: ['anna', 'a/b'] }, { players: ['anna', 7] }, { players: ['anna', 'ben'] }],
      { players: many, decision: 'refuse' },
      ...[{ note: undefined }, { note: 'x'.repeat(2_001) }],
    ],
  ],
  [
    'a decision on an entry',
    parseEntryDecision,
    entry,
    [
      ...[{ note: ' ' }, { decision: 'remove' }, { board: '../x' }, { player: '../x' }],
      { game: 'chess' },
    ],
  ],
  [
    'a report of a puzzle',
    parseReport,
    report,
    [
      ...[{ game: 'chess' }, { game: null }, { id: 7 }, { id: '../1' }],
      ...[{ hash: 'x' }, { hash: undefined }, { reason: 'boring' }, { reason: ['several'] }],
      ...[{ text: 'x'.repeat(281) }, { text: null }, { text: HALF }],
      ...[{ key: 'short' }, { key: `${key}/${key}` }, { key: 'x'.repeat(41) }],
    ],
  ],
  [
    'a report of an error',
    parseErrorReport,
    error,
    [
      ...[{ key: 'short' }, { build: '../../etc' }, { build: 7 }, { stack: 'x'.repeat(4_001) }],
      ...[{ message: null }, { agent: HALF }],
    ],
  ],
])('%s is read whole or refused with a sentence', (_, parse, good, wrong) => {
  expect(parse({ ...good })).toMatchObject({ ...good });
  // Editors are no programmers, and read no technical terms.
  const message = expect.stringMatching(/^(?!.*\b(?:JSON|revision|packs?)\b)[A-Z].*\.$/);
  for (const part of wrong) {
    expect(() => parse({ ...good, ...part }), JSON.stringify(part)).toThrow(
      expect.objectContaining({ status: 'invalid-argument', message }),
    );
  }
});

it('the desk sends its decisions as they are read here, to the functions of their names', async () => {
  const sent: [name: string, data: Record<string, unknown>][] = [];
  const desk = makeDesk({
    auth: { authStateReady: async () => {}, currentUser: { uid: 'anna' } },
    call: async (name: string, data: Record<string, unknown>) => sent.push([name, data]),
    config: { projectId: 'demo-crema' },
  } as unknown as Connection);
  await desk.changePuzzle(change as never);
  await desk.decideHeld(decision as never);
  await desk.decideEntry(entry as never);
  expect(sent.map(([name]) => name)).toEqual(['changePuzzle', 'decideHeld', 'decideEntry']);
  const [first, second, third] = sent.map(([, data]) => data);
  expect(parseChange(first!)).toMatchObject(change);
  expect(parseDecision(second!)).toMatchObject(decision);
  expect(parseEntryDecision(third!)).toMatchObject(entry);
  for (const [, { userId }] of sent) expect(userId).toBe('anna');
});
