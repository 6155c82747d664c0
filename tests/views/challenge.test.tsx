/** A friend’s challenge: from the link that is opened to the one that is sent back. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DAY_MS } from '../../src/daily/date.ts';
import {
  type Challenge,
  challengeCode,
  decodeChallenge,
  encodeChallenge,
} from '../../src/protocol/challenge.ts';
import { NOW } from '../support/clock.ts';
import { almostDone } from '../support/savedShift.ts';
import { blanksOf } from '../support/sudokuShift.ts';
import { goTo, openApp, readTable, setClock, writeRows } from './support/app.tsx';
import { boardsOf, finished, resultRow, TODAY } from './support/inApp.ts';
import { boxOf, button, click, expectHidden, hearCopies, press } from './support/input.ts';
import { PHONE } from './support/play.tsx';
import { shift } from './support/sudokuShift.ts';

const PUZZLE = { game: 'sudoku-shift', id: TODAY } as const;
const PATH = `/sudoku-shift/${TODAY}`;
const MISTY: Challenge = {
  name: 'Misty Latte',
  avatar: { avatarIcon: 'cat', avatarColor: 'teal' },
  rank: 372_000,
  hints: 1,
};
const linkOf = (challenge: Challenge) => `${PATH}#${encodeChallenge(PUZZLE, challenge)}`;

const MISTY_TURN = 'Misty Latte finished in 6:12 with 1 hint. Your turn.';
/** The line beside the board, and not the words that only screen readers hear. */
const line = (words: string) => page.css('main p:not(.sr-only)').getByText(words, { exact: true });
const shareDialog = page.getByRole('dialog', { name: 'Share your result' });
const challenge = shareDialog.getByRole('switch', { name: /^Challenge a friend/ });
const rows = finished.getByRole('listitem');
const kept = async () =>
  Object.keys(await readTable('meta')).filter((key) => key.startsWith('challenge/'));
const isAlone = () => expect.poll(() => location.href).toMatch(new RegExp(`${PATH}$`));

/** A result of 5:50. */
const DONE = { ssPuzzlesTimes: { [TODAY]: resultRow(TODAY, [100_000, 60_000, 60_000, 130_999]) } };

test('a friend’s time is read before the game, beside the player’s own after it', async () => {
  const boards = await boardsOf(TODAY);
  const progress = almostDone(TODAY, boards);
  await openApp(linkOf(MISTY), { rows: { progress }, screen: PHONE });
  await expect.element(shift.grid).toBeVisible();
  const { y } = boxOf(shift.undo);
  await expect.element(line(MISTY_TURN)).toBeInViewport({ ratio: 1 });
  expect(boxOf(shift.undo).y).toBe(y);
  // Copying the address does not pass the challenge on.
  await isAlone();
  expect(await kept()).toHaveLength(1);
  await goTo(PATH);
  await expect.element(line(MISTY_TURN)).toBeVisible();

  const last = blanksOf(boards[3]!).at(-1)!;
  await shift.clickCell(last.row, last.column);
  await press(String(last.digit));
  await expect
    .element(finished.getByRole('heading', { name: 'You and Misty Latte' }))
    .toBeVisible();
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.first()).toMatchTextContent(/^You.*4:\d\d$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Misty Lattewith 1 hint.*6:12$/);
  await expect.element(finished).toMatchTextContent(/You were \d:\d\d faster than Misty Latte\./);
  await expect
    .element(finished)
    .toMatchTextContent('Crema doesn’t check results that come with a link.');
  await expect.element(line(MISTY_TURN)).toHaveLength(0);
});

test('a newcomer reads it above the small board, and again beside the puzzle', async () => {
  await openApp(linkOf(MISTY), { newcomer: true, screen: PHONE });
  const heading = page.getByRole('heading', { name: 'Try a small one first' });
  await expect.element(heading).toBeVisible();
  const { y } = boxOf(heading);
  await expect.element(line(MISTY_TURN)).toBeInViewport({ ratio: 1 });
  expect(boxOf(heading).y).toBe(y);
  await isAlone();
  await click(button('Skip'));
  await expect.element(shift.undo).toBeVisible();
  await expect.element(line(MISTY_TURN)).toBeVisible();
});

test('a mangled fragment, or another puzzle’s, ends in the plain page', async () => {
  const code = encodeChallenge(PUZZLE, MISTY);
  const others = [
    code.slice(0, -1),
    `${code}0`,
    code.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
    encodeChallenge({ ...PUZZLE, id: '515' }, MISTY),
    '%E0%A4%A',
    'main',
  ];
  await openApp(PATH);
  for (const [i, hash] of others.entries()) {
    await goTo(`${PATH}#${hash}`);
    await expect.element(shift.undo).toBeVisible();
    expect(location.hash).toBe(`#${hash}`);
    // The next one is taken after it, and is the first or one more.
    location.hash = `#${encodeChallenge(PUZZLE, { ...MISTY, rank: (i + 1) * 60_000 })}`;
    await isAlone();
    expect(await kept()).toHaveLength(i + 1);
  }
});

test('several friends are a list, with the player’s own among them', async () => {
  await openApp(linkOf(MISTY));
  await expect.element(line(MISTY_TURN)).toBeVisible();
  // In the window that shows the puzzle, as the installed app opens a link.
  location.hash = linkOf({ ...MISTY, name: null, avatar: null, rank: 340_000, hints: 0 }).split(
    '#',
  )[1]!;
  await expect
    .element(line('2 friends have finished, the fastest in 5:40. Your turn.'))
    .toBeVisible();
  await isAlone();
  for (const [table, found] of Object.entries(DONE)) await writeRows(table, found);
  // The player's own link, opened to try it.
  await goTo(linkOf({ name: null, avatar: null, rank: 350_000, hints: null }));
  await expect
    .element(finished.getByRole('heading', { name: 'You and your friends' }))
    .toBeVisible();
  await isAlone();
  await expect.element(rows).toHaveLength(3);
  await expect.element(rows.first()).toMatchTextContent(/^A friend.*5:40$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^You.*5:50$/);
  await expect.element(rows.nth(2)).toMatchTextContent(/^Misty Latte.*6:12$/);
  await expect.element(finished).toMatchTextContent('You finished ahead of 1 of 2 friends.');
});

test('after 14 days it is gone', async () => {
  await openApp(linkOf(MISTY));
  await expect.element(line(MISTY_TURN)).toBeVisible();
  await isAlone();
  setClock(new Date(NOW.getTime() + 14 * DAY_MS + 60_000));
  await goTo(linkOf({ ...MISTY, rank: 60_000 }));
  await expect.element(line('Misty Latte finished in 1:00 with 1 hint. Your turn.')).toBeVisible();
});

test('a finished puzzle compares at once, and is sent back with the player’s name and picture', async () => {
  const copied = await hearCopies();
  const config = { projectId: 'x' };
  const profile = { name: 'Cosy Mocha', avatarIcon: 'snail', avatarColor: 'rose', isNew: false };
  const meta = { account: { uid: 'anna', email: null, config }, profile };
  await openApp(linkOf({ ...MISTY, name: null }), { rows: { ...DONE, meta } });
  await expect
    .element(finished.getByRole('heading', { name: 'You and your friend' }))
    .toBeVisible();
  await expect.element(finished).toMatchTextContent('You were 0:22 faster than your friend.');
  await click(finished.getByRole('button', { name: 'Send yours back' }));
  await expect.element(challenge).toBeChecked();
  await expect
    .element(shareDialog)
    .toMatchTextContent('Your link will say: “Cosy Mocha finished in 5:50. Your turn.”');
  for (const form of ['Lines', 'Sentence']) {
    await click(shareDialog.getByText(form, { exact: true }));
    await click(shareDialog.getByRole('button', { name: 'Copy' }));
    await expect.element(shareDialog.getByText('Copied.')).toBeVisible();
    const link = new URL(copied().split('\n').at(-1)!);
    expect(link.pathname).toBe(PATH);
    expect(decodeChallenge(PUZZLE, challengeCode(link.hash)!)).toEqual({
      name: 'Cosy Mocha',
      avatar: { avatarIcon: 'snail', avatarColor: 'rose' },
      rank: 350_000,
      hints: null,
    });
  }
});

test('a challenge is the player’s choice, and a typed name stays on the device', async () => {
  const profile = { name: 'Misty Latte', avatarIcon: 'cat', avatarColor: 'teal', isNew: false };
  await openApp(PATH, { rows: { ...DONE, meta: { profile } } });
  await click(finished.getByRole('button', { name: 'Share' }));
  await expect.element(challenge).not.toBeChecked();
  const shown = shareDialog.css('p.select-text');
  await click(shareDialog.getByText('Lines'));
  await expect.element(shown).toMatchTextContent(new RegExp(`${PATH}$`));
  // A picture has no link: the choice goes to the lines.
  await click(shareDialog.getByText('Picture'));
  await click(challenge);
  await expect.element(shown).toMatchTextContent(new RegExp(`${PATH}#[0-9a-z]{18}$`));
  await expect.element(shareDialog).toMatchTextContent('“A friend finished in 5:50. Your turn.”');
  const [, code = ''] = shown.element().textContent!.split('#');
  expect(decodeChallenge(PUZZLE, code)).toMatchObject({ name: null, rank: 350_000 });
  await click(shareDialog.getByText('Picture'));
  await expect.element(challenge).not.toBeChecked();
  await expectHidden(shown);
});
