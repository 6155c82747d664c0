// @vitest-environment jsdom
/** Changes of a published puzzle: their confirmation, and a change whose reply was lost. */
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AtDesk, drawn } from '../../../../tests/support/drawn.tsx';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { AuditDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import type { Listing } from '../../../published/listing.ts';
import { ServerError } from '../../../sync/status.ts';
import { Publish, type PublishProps } from './Publish.tsx';

vi.mock('../openDesk.ts', () => ({ openDesk: async () => ({}) }));

const [PACK, DRAFT] = ['0000000000000a', '0000000000000b'];
const after: Listing = {
  ...{ version: 2, hashes: [PACK!, DRAFT!], state: 'published', reason: '' },
  ...{ excused: false, revision: 1 },
};
const entryOf = (uid: string): Dated<AuditDocument> => ({
  ...{ key: 'one', at: 0, uid, email: `${uid}@crema.test`, game: 'sudoku-shift', id: '560' },
  ...{ kind: 'publish', reason: '', note: '', before: null, after },
});

const page = drawn();
const onStale = vi.fn();
const props = (more: Partial<PublishProps> = {}): PublishProps => ({
  ...{ base: 0, changes: [], hash: DRAFT!, obstacle: null, online: true },
  ...{ cautions: [], abroad: null },
  standing: { listing: null, before: null, last: null, packHash: PACK!, isOut: false },
  submit: async () => {
    throw new ServerError('deadline-exceeded');
  },
  onChanged: () => {},
  onSeen: () => {},
  onStale,
  ...more,
});
const draw = (more?: Partial<PublishProps>) =>
  page.draw(
    <AtDesk>
      <Publish {...props(more)} />
    </AtDesk>,
  );
async function click(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].filter((one) => one.textContent === name);
  // The confirmation dialog's button is the last on the page with this name.
  await act(async () => found.at(-1)!.click());
}
const dialog = () => document.querySelector('[role="dialog"], dialog');

beforeEach(() => {
  onStale.mockReset();
});

async function loseTheAnswer(): Promise<void> {
  await draw();
  await click('Publish this one');
  expect(dialog()).not.toBeNull();
  await click('Publish this one');
  await eventually(() => expect(onStale).toHaveBeenCalledOnce());
  expect(dialog()?.textContent).toContain('It may or may not have been done.');
}
/** The bench's data, as read after a change by this editor. */
const read = (uid: string) => ({
  standing: { ...props().standing, listing: after },
  changes: [entryOf(uid)],
});

it('goes on as if the answer had come, where the log tells that it was done', async () => {
  await loseTheAnswer();
  await draw({ ...read('anna'), base: 1 });
  expect(dialog()).toBeNull();
  expect(page.place.textContent).toContain('Done.');
  expect(page.place.textContent).not.toContain('Somebody has changed this puzzle');
});

it('tells of somebody else’s change', async () => {
  await loseTheAnswer();
  await draw(read('ben'));
  expect(dialog()).not.toBeNull();
  expect(page.place.textContent).toContain('Somebody has changed this puzzle');
  expect(page.place.textContent).not.toContain('Done.');
});

it('does nothing to what somebody else has published while the question stood open', async () => {
  const submit = vi.fn(async () => {
    throw new ServerError('aborted');
  });
  const held = { ...after, revision: 2, state: 'held' } as const;
  const standing = { ...props().standing, listing: held };
  await draw({ standing, base: 2, submit });
  await click('Release it');
  await click('Release it');
  expect(submit).toHaveBeenCalledOnce();
  // Where nothing is drafted, the page adopts another editor's change; the open confirmation must
  // not.
  await draw({ standing: { ...standing, listing: { ...held, revision: 3 } }, base: 3, submit });
  expect(dialog()?.textContent).toContain('look at what players get now');
  await click('Release it');
  expect(submit).toHaveBeenCalledOnce();
  await click('Cancel');
  await click('Release it');
  await click('Release it');
  expect(submit).toHaveBeenCalledTimes(2);
});

const buttons = () =>
  [...page.place.querySelectorAll('button')].map(({ textContent }) => textContent);

it('says before a puzzle is given out what speaks against it, and not before a hold', async () => {
  const cautions = ['This draft has not been played to its end.'];
  await draw({ cautions });
  await click('Publish this one');
  expect(dialog()?.textContent).toContain(cautions[0]);
  await click('Cancel');
  await click('Hold it');
  expect(dialog()?.textContent).not.toContain(cautions[0]);
});

it('says where a puzzle is out whose day has not come here, and offers a correction', async () => {
  const standing = { ...props().standing, isOut: true };
  await draw({ standing, abroad: 'New Zealand' });
  expect(page.place.textContent).toContain('It is out in New Zealand already');
  expect(buttons()).toContain('Correct it with this one');
  expect(buttons()).not.toContain('Publish this one');
  await click('Correct it with this one');
  expect(dialog()?.textContent).toContain('It is out in New Zealand already');
});

it('names the version that is given out again', async () => {
  const standing = { ...props().standing, listing: after, before: null, last: 'publish' } as const;
  await draw({ standing, base: 1, hash: PACK! });
  await click('Publish version 1 again');
  expect(dialog()?.textContent).toContain('version 1 again, with its own leaderboard');
  await draw({ standing: { ...standing, isOut: true }, base: 1, hash: PACK! });
  expect(buttons()).toContain('Correct it with version 1');
});

it('undoes a change once, and says which', async () => {
  const standing = { ...props().standing, listing: after, before: null, last: 'publish' } as const;
  await draw({ standing, base: 1, changes: [entryOf('ben')] });
  await click('Undo the last change');
  expect(dialog()?.textContent).toContain('Ben published another puzzle.');
  await click('Cancel');
  await draw({ standing: { ...standing, last: 'undo' }, base: 1, changes: [entryOf('ben')] });
  expect(buttons()).not.toContain('Undo the last change');
});

it('says what an undo does before it is pressed: after a release it holds again', async () => {
  const held = { ...after, state: 'held' } as const;
  const standing = { ...props().standing, listing: after, before: held, last: 'release' } as const;
  await draw({ standing, base: 1 });
  expect(page.place.textContent).toContain('Holds version 2 back again');
});

it('says that a withdrawal needs a reason, in the page’s own words', async () => {
  const standing = { ...props().standing, listing: after, last: 'publish', isOut: true } as const;
  await draw({ standing, base: 1 });
  await click('Withdraw it');
  expect(dialog()?.textContent).toContain('Say in a sentence why: players read it.');
});

it('shows a reason isolated, with nothing hidden in it', async () => {
  const listing = { ...after, reason: 'Not \u202Eright' };
  await draw({ standing: { ...props().standing, listing }, base: 1 });
  expect(page.place.querySelector('bdi')?.textContent).toBe('Not [U+202E]right');
});
