// @vitest-environment jsdom
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { AtDesk, drawn } from '../../../../tests/support/drawn.tsx';
import type { AuditDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import { Audit } from './Audit.tsx';

const { given } = vi.hoisted(() => ({ given: { value: [] as unknown[] } }));
vi.mock('../useReading.ts', async (original) => ({
  ...(await original<object>()),
  useReading: () => ({ value: given.value, seenAt: null, trouble: null, again: () => {} }),
}));

const entry = (more: Partial<Dated<AuditDocument>>): Dated<AuditDocument> => ({
  ...{ key: 'one', at: 0, uid: 'anna', email: 'anna@example.com', game: 'geografind', id: '401' },
  ...{ kind: 'correct', reason: '', note: '' },
  ...more,
});

const page = drawn();
async function textOf(more: Partial<Dated<AuditDocument>>): Promise<string> {
  given.value = [entry(more)];
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
    'Players read: “Two [U+202E]ways”Note: [U+2066]Seen.',
  );
  expect(page.place.querySelectorAll('bdi')).toHaveLength(2);
});

it('tells why a result was held, which no player reads', async () => {
  const text = await textOf({ kind: 'refuse', reason: 'The very same moves.', player: 'zoe' });
  expect(text).toContain('It was held: “The very same moves.”');
  expect(text).not.toContain('Players read');
});
