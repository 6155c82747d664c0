/**
 * Shown instead of the puzzle when the player opens a game for the first time: a small board to
 * try.
 */
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { addDays } from '../../daily/date.ts';
import { turnOf } from '../../daily/menu.ts';
import { dateOf, idFor } from '../../daily/numbering.ts';
import type { Definition } from '../../games/contract/definition.ts';
import type { HowToPlayProps } from '../../games/contract/view.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { weekdayName } from '../../ui/dates.ts';
import { shortPuzzleName } from '../../ui/puzzleName.ts';
import { useInput } from '../../ui/useInput.ts';
import { Link } from '../page/Link.tsx';
import { settingsAtom } from '../settings/settings.ts';
import { ChallengeSlot, fetchLater } from './later.tsx';
import { PlainHeader } from './PlainHeader.tsx';

export interface FirstPlayProps {
  readonly open: OpenPuzzle;
  readonly HowToPlay: ComponentType<HowToPlayProps>;
  /** Called when the small board was tried or skipped. */
  onPlay(): void;
}

/** Difficulty in beans (1 to 5) from which a newcomer is offered an easier day. */
const HARD = 4;

/**
 * Id of an easier recent puzzle for a newcomer: the week's Monday, or the smallest of a weekly
 * game's menu. Null where this puzzle is easy enough.
 */
export function easierThan(open: Pick<OpenPuzzle, 'definition' | 'id' | 'session'>): string | null {
  const { definition, id, session } = open;
  const { schedule, growsThroughWeek, menu }: Definition = definition;
  const beans = session.puzzle.boards.map((board) => session.game.beans(board) ?? 0);
  if (Math.max(...beans) < HARD) return null;
  const turn = menu ? turnOf(id, menu.length) : 0;
  if (turn > 0) return String(Number(id) - turn);
  if (!growsThroughWeek) return null;
  const date = dateOf(schedule, id);
  let monday = date;
  while (weekdayName(monday) !== 'Monday') monday = addDays(monday, -1);
  return monday === date || monday < schedule.first ? null : idFor(schedule, monday);
}

export function FirstPlay({ open, HowToPlay, onPlay }: FirstPlayProps) {
  const { definition } = open;
  const preferences = useAtomValue(settingsAtom);
  const input = useInput();
  const easier = easierThan(open);
  const [isChallenged] = useState(() => /^#[0-9a-z]{18}/.test(location.hash));
  useEffect(() => {
    if (isChallenged) fetchLater();
  }, [isChallenged]);
  return (
    <div className={cx(definition.hue, 'play')}>
      <PlainHeader>{definition.title}</PlainHeader>
      <section
        aria-labelledby="first-play"
        className="group mx-auto w-full max-w-xl px-4 pb-[max(2rem,var(--inset-bottom))]"
      >
        {/* Room for the friend's line: it comes later and must not move the board under the finger. */}
        {isChallenged && (
          <div className="min-h-12 pb-2">
            <Suspense>
              <ChallengeSlot open={open} />
            </Suspense>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-3">
          <h2 id="first-play" className="text-2xl">
            Try a small one first
          </h2>
          <button
            type="button"
            className={`${button.quiet} -mr-3 group-has-[[data-solved]]:hidden`}
            onClick={onPlay}
          >
            Skip <ArrowRight size={18} aria-hidden />
          </button>
        </div>
        <HowToPlay preferences={preferences} input={input} onPlay={onPlay} />
        {easier !== null && (
          <Link
            to={`/${definition.id}/${easier}`}
            className="mt-2 inline-flex min-h-11 items-center text-sm text-soft underline underline-offset-4"
          >
            {`The full puzzle is hard. ${definition.growsThroughWeek ? `${weekdayName(dateOf(definition.schedule, easier))}’s` : shortPuzzleName(definition.schedule, easier)} is easier.`}
          </Link>
        )}
      </section>
    </div>
  );
}
