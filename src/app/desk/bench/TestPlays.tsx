/** How the draft was to play, and how it went before. */
import { useAtomValue } from 'jotai';
import { type RefObject, useState } from 'react';
import type { TestPlay } from '../../../desk/documents.ts';
import type { KeptPlay } from '../../../desk/drafts/keptDraft.ts';
import type { Game, Puzzle } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { formatDuration, spokenDuration } from '../../../lib/duration.ts';
import { parseSession } from '../../../play/readSession.ts';
import { isFinished, type Session } from '../../../play/session.ts';
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

/** The play that was left on this device; null where there is none, or the draft is another by now. */
export function readLeftPlay(game: Game, puzzle: Puzzle, kept: KeptPlay | null): Session | null {
  if (kept === null) return null;
  const read = parseSession(game, puzzle, kept.session);
  return read.ok ? read.value : null;
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
  /** A play that was left, and goes on; null where there is none. */
  readonly left: Session | null;
  /** @param from a play that goes on, or is to be answered for; null for a new one. */
  onPlay(from: Session | null): void;
  /** Where whoever comes back from a play goes on. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Why it cannot be played, or null. */
  readonly obstacle: string | null;
}

export function TestPlays(props: TestPlaysProps) {
  const { definition, plays, hash, left, onPlay, heading, obstacle } = props;
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
      {left && <LeftPlay left={left} onPlay={onPlay} />}
      <button
        type="button"
        className={`${button.secondary} mt-3 w-full`}
        disabled={obstacle !== null}
        onClick={() => onPlay(null)}
      >
        {left ? 'Play it from the start' : 'Play it'}
      </button>
      {obstacle !== null && <p className="mt-1 text-sm text-soft">{obstacle}</p>}
    </section>
  );
}

function LeftPlay({ left, onPlay }: { readonly left: Session } & Pick<TestPlaysProps, 'onPlay'>) {
  const play = testPlayOf(left, { hash: '', at: 0, email: '', note: '' });
  const time = formatDuration(sum(play.times));
  return (
    <div className="mt-2 rounded-xl bg-hue-wash px-3 py-2.5">
      <p>
        {play.finished
          ? `You have finished it in ${time}, and not said yet how it was.`
          : `You have left it after ${time}. It waits for you on this device.`}
      </p>
      <button
        type="button"
        className={`${button.secondary} mt-2 w-full`}
        onClick={() => onPlay(left)}
      >
        {play.finished ? 'Say how it was' : 'Play on'}
      </button>
    </div>
  );
}

export interface AfterPlayProps {
  readonly session: Session;
  onKeep(note: string): void;
  onDrop(): void;
  /** It waits on this device until it is asked again. */
  onLater(): void;
  /** Of a play that is not over: it was left by mistake. */
  onPlayOn(): void;
}

export function AfterPlay({ session, onKeep, onDrop, onLater, onPlayOn }: AfterPlayProps) {
  const [note, setNote] = useState('');
  const play = testPlayOf(session, { hash: '', at: 0, email: '', note: '' });
  return (
    <Dialog open title="How was it?" onClose={play.finished ? onLater : onPlayOn}>
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
