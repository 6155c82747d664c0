// @vitest-environment jsdom
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { AtDesk, drawn } from '../../../../tests/support/drawn.tsx';
import type { Dated } from '../../../desk/port.ts';
import type { AuditDocument } from '../../../protocol/deskDocuments.ts';
import type { Listing } from '../../../protocol/listing.ts';
import { Audit } from './Audit.tsx';

const { given } = vi.hoisted(() => ({ given: { value: [] as unknown[] } }));
vi.mock('../useReading.ts', async (original) => ({
  ...(await original<object>()),
  useReading: () => ({ value: given.value, trouble: null, again: () => {} }),
}));

const entry = (more: Partial<Dated<AuditDocument>>): Dated<AuditDocument> => ({
  ...{ key: 'one', at: 0, uid: 'anna', email: 'anna@example.com', game: 'geografind', id: '401' },
  ...{ kind: 'correct', reason: '', note: '' },
  ...more,
});

const page = drawn();
async function textOf(...entries: Partial<Dated<AuditDocument>>[]): Promise<string> {
  given.value = entries.map((more, i) => entry({ key: String(i), ...more }));
  await page.draw(
    <MemoryRouter>
      <AtDesk>
        <Audit />
      </AtDesk>
    </MemoryRouter>,
  );
  return page.place.textContent ?? '';
}

it('shows reasons and notes isolated, with nothing hidden in them', async () => {
  expect(await textOf({ reason: 'Two \u202Eways', note: '\u2066Seen.' })).toContain(
    'Shown to players: “Two [U+202E]ways”Note: [U+2066]Seen.',
  );
  expect(page.place.querySelectorAll('bdi')).toHaveLength(2);
});

it('tells why a result was held, which no player reads', async () => {
  const text = await textOf({ kind: 'refuse', reason: 'The very same moves.', player: 'zoe' });
  expect(text).toContain('Held because: “The very same moves.”');
  expect(text).not.toContain('Shown to players');
});

it('names the player whose result was refused, but not one of many', async () => {
  const refused = { kind: 'refuse', playerName: 'Cosy Mug' } as const;
  expect(await textOf(refused)).toContain(', by Cosy Mug');
  expect(await textOf(refused, { ...refused, playerName: 'Warm Bean' })).not.toContain(', by');
});

it('puts together what was decided at once, and nothing else', async () => {
  const refused = { kind: 'refuse', id: '516', reason: 'The same.' } as const;
  const text = await textOf(
    ...[
      { ...refused, at: 300_000 },
      { ...refused, at: 299_990 },
    ],
    { ...refused, at: 299_980, player: 'zoe' },
    ...[
      { ...refused, at: 100_000 },
      { ...refused, at: 99_000, id: '517' },
    ],
    ...[
      { kind: 'hold' as const, at: 98_000 },
      { kind: 'hold' as const, at: 97_990 },
    ],
  );
  expect(
    text.match(/Refused 3 held results|Refused a held result|Put the puzzle on hold:/g),
  ).toEqual([
    ...['Refused 3 held results', 'Refused a held result', 'Refused a held result'],
    ...['Put the puzzle on hold:', 'Put the puzzle on hold:'],
  ]);
});

it('names a version that was given out again', async () => {
  const listing = (version: number): Listing => ({
    ...{ version, hashes: ['00000000000001', '00000000000002'], revision: 2 },
    ...{ state: 'corrected', reason: '', excused: false },
  });
  const text = await textOf(
    { before: listing(2), after: listing(1) },
    { before: null, after: listing(2), kind: 'publish' },
  );
  expect(text).toContain('Published version 1 again: ');
  expect(text).toContain('Published another puzzle: ');
});
