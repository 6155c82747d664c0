/**
 * Shown instead of a puzzle that was played apart on several devices: the player chooses the game to
 * go on with.
 */
import { useEffect, useEffectEvent } from 'react';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { cx } from '../../ui/cx.ts';
import { shortPuzzleName } from '../../ui/puzzleName.ts';
import { useFocusIfLost } from '../../ui/useFocusIfLost.ts';
import { watchStored } from '../device/storage.ts';
import { useReopen } from '../page/reopen.ts';
import { type Choice, GameChoice } from './GameChoice.tsx';
import { PlainHeader } from './PlainHeader.tsx';

export { loadFork } from './GameChoice.tsx';

export interface ForkedPuzzleProps {
  readonly open: OpenPuzzle;
  readonly choice: Choice;
}

export function ForkedPuzzle({ open, choice }: ForkedPuzzleProps) {
  const { definition, id } = open;
  const { reopen } = useReopen();
  const asShown = JSON.stringify(choice.games.map(({ session }) => session));
  const again = useEffectEvent((sessions: string | null) => {
    // Another device has chosen, or gone on, while the question was on the screen.
    if (sessions !== null && sessions !== asShown) reopen();
  });
  useEffect(
    () =>
      watchStored(async (opened) => {
        const sitting = await opened.readSitting(definition.id, id);
        if (sitting === null) return null;
        const { isForked, current, others } = sitting;
        return isForked ? JSON.stringify([current, ...others].map(({ session }) => session)) : '';
      }, again),
    [definition, id],
  );
  // The question may come while the board is played, whose focus is lost then.
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <div className={cx(definition.hue, 'play')}>
      <PlainHeader>
        <span>{definition.title}</span>
        <span className="ml-1 font-sans text-sm font-normal tracking-normal text-soft">
          {` ${shortPuzzleName(definition.schedule, id)}`}
        </span>
      </PlainHeader>
      <section
        aria-labelledby="forked"
        className="mx-auto w-full max-w-2xl px-4 pt-2 pb-[max(2rem,var(--inset-bottom))]"
      >
        <h2 ref={heading} id="forked" tabIndex={-1} className="text-2xl text-balance outline-none">
          You’ve played this puzzle on two devices
        </h2>
        <p className="mt-2 mb-5 text-soft text-pretty">
          The two games differ. Choose which one to continue. Crema keeps the other one until you
          finish; you can open it from the menu.
        </p>
        <GameChoice
          open={open}
          choice={choice}
          columns={2}
          words={({ isCurrent }) => ({
            name: isCurrent && !open.saved?.elsewhere ? 'This device' : 'Another device',
            action: 'Continue this one',
          })}
          onChosen={reopen}
        />
      </section>
    </div>
  );
}
