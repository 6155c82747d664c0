/** Games played to their end with the browser's page translation on. */
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { idFor } from '../../../src/daily/numbering.ts';
import type { Board as Grid } from '../../../src/games/crossnumber/rules/types.ts';
import { clueOf } from '../../../src/games/crossnumber/view/words.ts';
import { definitionOf, type GameId } from '../../../src/games/definitions.ts';
import { loadToolkit } from '../../../src/games/toolkits.ts';
import { unwrap } from '../../../src/lib/result.ts';
import { makeSession } from '../../../src/play/savedSession.ts';
import { addTime, play, selectBoard } from '../../../src/play/session.ts';
import { solvingMoves } from '../../../tools/solvingMoves.ts';
import { staleWordsOf, translate } from '../../support/translation.ts';
import { goTo, openApp, path } from './app.tsx';
import { followHint } from './hints.ts';
import { finished, hint } from './inApp.ts';
import { button, click, expectHidden, isShown, nextFrame, press } from './input.ts';
import { DESKTOP, readPuzzle, type Screen } from './play.tsx';

const DAY = '2026-11-21';

export const todays = (game: GameId) => idFor(definitionOf(game).schedule, DAY);

/** Translates the pages of a file's tests. */
export function translatePages(): void {
  let translation: MutationObserver;
  beforeEach(() => {
    translation = translate();
  });
  afterEach(() => translation.disconnect());
}

/** Expects that the translated page has not crashed and shows no outdated texts. */
export async function expectWordsRight(): Promise<void> {
  // React has rendered what the last press has changed.
  await nextFrame();
  expect(staleWordsOf()).toEqual([]);
  await expect.element(page.getByText('We’ve spilled something')).toHaveLength(0);
  expect(document.querySelectorAll('#root font').length).toBeGreaterThan(0);
}

/** Opens today's puzzle with a saved game that lacks its last `left` moves. */
export async function openAlmostDone(
  game: GameId,
  left: number,
  screen: Screen = DESKTOP,
): Promise<void> {
  const id = todays(game);
  const toolkit = await loadToolkit(game);
  let { session } = await readPuzzle(game, id);
  const { boards } = session.puzzle;
  boards.forEach((board, index) => {
    const moves = solvingMoves(toolkit, board).flatMap(
      (move) => toolkit.robot?.byHand?.(move) ?? [move],
    );
    session = selectBoard(session, index);
    for (const move of index < boards.length - 1 ? moves : moves.slice(0, -left)) {
      session = unwrap(play(addTime(session, 2000), move));
    }
  });
  const progress = {
    ...{ game, id, openedOn: DAY, progress: 0.9, updatedAt: 1_795_248_000_000, counter: 1 },
    session: makeSession(session),
  };
  await openApp(`/${game}/${id}`, {
    screen,
    rows: { progress: { [`${game}/${id}`]: progress } },
  });
  await expect.element(button('Menu')).toBeVisible();
  await expectWordsRight();
}

/** Finishes the open puzzle by hints. */
export async function finishByHints(): Promise<void> {
  for (;;) {
    await expect.poll(() => isShown(hint) || isShown(finished)).toBe(true);
    if (isShown(finished)) break;
    await click(hint);
    await followHint(expectWordsRight);
  }
  await expectWordsRight();
}

/** Shares the result, and goes to the archive and home. */
export async function share(): Promise<void> {
  await expect.element(finished).toMatchTextContent('Saved on this device.');
  await expectWordsRight();
  await click(button('Share').first());
  const dialog = page.getByRole('dialog', { name: 'Share your result' });
  await click(dialog.getByText('Sentence'));
  await expectWordsRight();
  await click(dialog.getByRole('button', { name: 'Close' }));
  await expectHidden(dialog);
  await click(button('Menu'));
  await click(page.css('#play-menu').getByText('Archive', { exact: true }));
  await expect.poll(path).toMatch(/archive$/);
  await expectWordsRight();
  await goTo('/');
  await expectWordsRight();
}

/** Crossnumber's clues, its slip for arithmetic and its end. */
export async function playCrossnumber(screen: Screen): Promise<void> {
  await openAlmostDone('crossnumber', 1, screen);
  await click(button(/^Numbers/));
  const { session } = await readPuzzle('crossnumber', todays('crossnumber'));
  const board = session.puzzle.boards[0] as Grid;
  const bar = page.css('.cn-bar-clue');
  const words = () => (bar.element() as HTMLElement).innerText;
  for (let i = 0; i < 3; i++) {
    const before = words();
    await click(button('Next clue'));
    await expect.poll(words).not.toBe(before);
    const [number, direction] = words().split(' ');
    await expect
      .element(bar)
      .toMatchTextContent(clueOf(board, `${number}${direction === 'across' ? 'a' : 'd'}`));
    await expectWordsRight();
  }
  await page.getByRole('textbox', { name: 'Arithmetic' }).fill('17 × 23');
  await expect.element(page.getByText('= 391')).toBeVisible();
  await expectWordsRight();
  await press('Escape');
  await finishByHints();
}

/** Royal Family's names, clues, verdicts and its end. */
export async function playRoyalFamily(screen: Screen): Promise<void> {
  await openAlmostDone('royal-family', 2, screen);
  const tray = page.getByRole('toolbar', { name: 'Names' });
  await click(tray.getByRole('button', { name: /in the tray$/ }).first());
  await expectWordsRight();
  await click(page.css('.rf-plate:not(.rf-placed)').first());
  await expectWordsRight();
  await click(button('Undo'));
  for (let i = 0; i < 3; i++) {
    await click(button('Next clue'));
    await expectWordsRight();
  }
  await finishByHints();
}
