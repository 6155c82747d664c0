// @vitest-environment jsdom
/** Changes of a published puzzle, and their confirmation. */

import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { AtDesk, drawn } from '../../../../tests/support/drawn.tsx';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { Dated } from '../../../desk/port.ts';
import { CHANGED_MEANWHILE } from '../../../protocol/changes.ts';
import type { AuditDocument } from '../../../protocol/deskDocuments.ts';
import type { Listing } from '../../../protocol/listing.ts';
import { ServerError } from '../../../protocol/status.ts';
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
const props = (more: Partial<PublishProps> = {}): PublishProps => ({
  ...{ base: 0, changes: [], hash: DRAFT!, obstacle: null, online: true },
  isAbroad: false,
  standing: { listing: null, before: null, last: null, packHash: PACK!, isOut: false },
  submit: async () => {
    throw new ServerError('deadline-exceeded');
  },
  onSeen: () => {},
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

it('asks again for the same change where the answer was lost', async () => {
  const submit = vi.fn(async () => {
    throw new ServerError('deadline-exceeded');
  });
  await draw({ submit });
  await click('Publish this puzzle');
  await click('Publish this puzzle');
  await eventually(() =>
    expect(dialog()?.textContent).toContain('We can’t tell whether that worked.'),
  );
  await click('Publish this puzzle');
  await eventually(() => expect(submit).toHaveBeenCalledTimes(2));
  expect(submit.mock.calls[1]).toEqual(submit.mock.calls[0]);
});

it('refuses a change of what somebody else has changed, says who, and the draft stays', async () => {
  const onSeen = vi.fn();
  const standing = { ...props().standing, listing: after };
  await draw({ standing, changes: [entryOf('ben')], onSeen });
  expect(page.place.textContent).toContain('Someone has changed this puzzle');
  expect(page.place.textContent).toContain(
    'Your draft is unchanged. Ben published another puzzle.',
  );
  const disabled = () =>
    [...page.place.querySelectorAll('li button')].map((one) => (one as HTMLButtonElement).disabled);
  expect(new Set(disabled())).toEqual(new Set([true]));
  await click('I’ve seen the change');
  expect(onSeen).toHaveBeenCalledOnce();
});

it('changes nothing unseen while the question stands open', async () => {
  const submit = vi.fn(async () => {
    throw new ServerError('aborted', `${CHANGED_MEANWHILE} Look at what is there now.`);
  });
  const held = { ...after, revision: 2, state: 'held' } as const;
  const standing = { ...props().standing, listing: held };
  await draw({ standing, base: 2, submit });
  await click('Release the puzzle');
  // Where nothing is drafted, the bench follows another editor's change; the open question does not.
  await draw({ standing: { ...standing, listing: { ...held, revision: 3 } }, base: 3, submit });
  await click('Release the puzzle');
  expect(submit.mock.lastCall).toEqual([{}, { kind: 'release', reason: '' }, '', 2]);
  expect(dialog()?.textContent).toContain(CHANGED_MEANWHILE);
});

const buttons = () =>
  [...page.place.querySelectorAll('button')].map(({ textContent }) => textContent);

it('says where a puzzle is out whose day has not come here, and offers a correction', async () => {
  const standing = { ...props().standing, isOut: true };
  await draw({ standing, isAbroad: true });
  expect(page.place.textContent).toContain('It is already out where days begin earlier');
  expect(buttons()).toContain('Publish as a correction');
  expect(buttons()).not.toContain('Publish this puzzle');
  await click('Publish as a correction');
  expect(dialog()?.textContent).toContain('It is already out where days begin earlier');
});

it('names the version that is given out again', async () => {
  const standing = { ...props().standing, listing: after, before: null, last: 'publish' } as const;
  await draw({ standing, base: 1, hash: PACK! });
  await click('Publish version 1 again');
  expect(dialog()?.textContent).toContain(
    'version 1 again instead of the current puzzle. Version 1 keeps its leaderboard.',
  );
  await draw({ standing: { ...standing, isOut: true }, base: 1, hash: PACK! });
  expect(buttons()).toContain('Publish version 1 as a correction');
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
  expect(page.place.textContent).toContain('Version 2 goes back on hold');
});

it('says that a withdrawal needs a reason, in the page’s own words', async () => {
  const standing = { ...props().standing, listing: after, last: 'publish', isOut: true } as const;
  await draw({ standing, base: 1 });
  await click('Withdraw the puzzle');
  expect(dialog()?.textContent).toContain('Say in a sentence why. Players will see it.');
});

it('shows a reason isolated, with nothing hidden in it', async () => {
  const listing = { ...after, reason: 'Not \u202Eright' };
  await draw({ standing: { ...props().standing, listing }, base: 1 });
  expect(page.place.querySelector('bdi')?.textContent).toBe('Not [U+202E]right');
});
