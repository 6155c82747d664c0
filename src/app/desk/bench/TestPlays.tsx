/** How the draft was to play, and how it went before. */
import { useAtomValue } from 'jotai';
import { type RefObject, useState } from 'react';
import type { TestPlay } from '../../../desk/documents.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { formatDuration, spokenDuration } from '../../../lib/duration.ts';
import type { Session } from '../../../play/session.ts';
import { isFinished } from '../../../play/session.ts';
import { button } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { todayAtom } from '../../device/today.ts';
import { momentWords } from '../SeenLine.tsx';
import { nameOf } from './Drafts.tsx';
import { Words } from './Publish.tsx';

/** What is kept of a play. */
export function testPlayOf(
  session: Session,
  about: Pick<TestPlay, 'hash' | 'at' | 'email' | 'note'>,
): TestPlay {
  return {
    ...about,
    times: session.boards.map(({ elapsed }) => elapsed),
    hints: session.boards.map(({ hints }) => hints),
    finished: isFinished(session),
  };
}

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

/** "Finished in 3:12, 2 hints", "Given up after 0:40". */
export function playSummary({ finished, times, hints }: TestPlay): string {
  const time = formatDuration(sum(times));
  const count = sum(hints);
  const told = count === 0 ? '' : `, ${count} ${count === 1 ? 'hint' : 'hints'}`;
  return finished ? `Finished in ${time}${told}` : `Given up after ${time}${told}`;
}

export interface TestPlaysProps {
  readonly definition: GameDefinition;
  readonly plays: readonly TestPlay[];
  /** Of the draft as it is. */
  readonly hash: string;
  onPlay(): void;
  /** Where whoever comes back from a play goes on. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Why it cannot be played, or null. */
  readonly obstacle: string | null;
}

export function TestPlays(props: TestPlaysProps) {
  const { definition, plays, hash, onPlay, heading, obstacle } = props;
  const today = useAtomValue(todayAtom);
  const ofThis = plays.filter((play) => play.hash === hash);
  return (
    <section aria-labelledby="test-plays" className="rounded-card border border-line bg-card p-4">
      <h2 id="test-plays" ref={heading} tabIndex={-1} className="text-xl">
        Test plays
      </h2>
      <p className="mt-1 text-soft">
        {ofThis.length === 0
          ? 'Nobody has played it as it is now.'
          : `Played ${ofThis.length === 1 ? 'once' : `${ofThis.length} times`} as it is now.`}
      </p>
      <ul>
        {plays.toReversed().map((play) => (
          <li
            key={`${play.at} ${play.email}`}
            className="border-t border-line py-2 text-sm first:mt-2"
          >
            <p className="font-medium">{playSummary(play)}</p>
            {play.times.length > 1 && (
              <p className="text-soft">
                {play.times
                  .map((ms, i) => `${definition.boards[i]?.name ?? i + 1} ${formatDuration(ms)}`)
                  .join(', ')}
              </p>
            )}
            {play.note && <p className="wrap-anywhere">“{play.note}”</p>}
            <p className="text-soft">
              {nameOf(play.email)}, {momentWords(play.at, today)}
              {play.hash !== hash && '; the draft has changed since'}
            </p>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`${button.secondary} mt-3 w-full`}
        disabled={obstacle !== null}
        onClick={onPlay}
      >
        Play it
      </button>
      {obstacle !== null && <p className="mt-1 text-sm text-soft">{obstacle}</p>}
    </section>
  );
}

export interface AfterPlayProps {
  readonly session: Session;
  onKeep(note: string): void;
  onDrop(): void;
  /** Of a play that is not over: it was left by mistake. */
  onPlayOn(): void;
}

export function AfterPlay({ session, onKeep, onDrop, onPlayOn }: AfterPlayProps) {
  const [note, setNote] = useState('');
  const play = testPlayOf(session, { hash: '', at: 0, email: '', note: '' });
  return (
    <Dialog open title="How was it?" onClose={play.finished ? onDrop : onPlayOn}>
      <p>
        {playSummary(play)}.<span className="sr-only"> {spokenDuration(sum(play.times))}</span>
      </p>
      <Words label="Note (may be left out)" most={500} value={note} onChange={setNote} />
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        {!play.finished && (
          <button type="button" className={button.quiet} onClick={onPlayOn}>
            Play on
          </button>
        )}
        <button type="button" className={button.quiet} onClick={onDrop}>
          Do not keep it
        </button>
        <button type="button" className={button.primary} onClick={() => onKeep(note)}>
          Keep it with the draft
        </button>
      </div>
    </Dialog>
  );
}
