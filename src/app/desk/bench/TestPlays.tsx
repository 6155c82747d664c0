/** The editors' test plays of the draft, those of its earlier states included. */
import { useAtomValue } from 'jotai';
import { type RefObject, useState } from 'react';
import type { TestPlay } from '../../../desk/documents.ts';
import { boardHashes, type PuzzleHashes, unplayedBoards } from '../../../desk/testPlays.ts';
import type { Game, Puzzle } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { formatDuration, spokenDuration } from '../../../lib/duration.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { parseSession } from '../../../play/readSession.ts';
import { isFinished, type Session } from '../../../play/session.ts';
import { button } from '../../../ui/button.ts';
import { todayAtom } from '../../device/today.ts';
import { DeskDialog } from '../DeskDialog.tsx';
import { momentWords } from '../days.ts';
import { Said } from '../Said.tsx';
import { nameOf } from './Drafts.tsx';
import { Words } from './Words.tsx';

/** The record of a test play that is kept with the draft. */
export function testPlayOf(
  session: Session,
  about: Pick<TestPlay, 'hash' | 'at' | 'email' | 'note'>,
): TestPlay {
  const hashes = boardHashes(session.game.makePuzzle(session.puzzle));
  return {
    ...about,
    boards: session.boards.map(({ status }, i) =>
      status === 'playing' ? null : (hashes[i] ?? null),
    ),
    times: session.boards.map(({ elapsed }) => elapsed),
    hints: session.boards.map(({ hints }) => hints),
    finished: isFinished(session),
  };
}

/**
 * The unfinished test play kept on this device; null where there is none, or the draft has changed
 * since.
 */
export function readLeftPlay(game: Game, puzzle: Puzzle, kept: unknown): Session | null {
  if (kept === null) return null;
  const read = parseSession(game, puzzle, kept);
  return read.ok ? read.value : null;
}

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

/**
 * A test play in words: "Finished in 3:12, 2 hints", "Latte finished after 3:12", "Given up after
 * 0:40".
 */
export function playSummary(
  { finished, times, hints, boards = [] }: TestPlay,
  names: readonly string[],
): string {
  const time = formatDuration(sum(times));
  const count = sum(hints);
  const told = count === 0 ? '' : `, ${count} ${count === 1 ? 'hint' : 'hints'}`;
  if (finished) return `Finished in ${time}${told}`;
  const done = boards.flatMap((board, i) => (board === null ? [] : [names[i] ?? `${i + 1}`]));
  return done.length > 0
    ? `${joinWithAnd(done)} finished, left after ${time}${told}`
    : `Given up after ${time}${told}`;
}

/** Time in ms below which a test play without a finished board is not worth keeping. */
const SHORT_MS = 60_000;

/** The default answer to "keep this test play?": no, if it was too short to tell anything. */
export function firstAnswer({
  finished,
  times,
  boards = [],
}: TestPlay): 'keep' | 'drop' | 'play-on' {
  if (finished || boards.some((board) => board !== null)) return 'keep';
  return sum(times) < SHORT_MS ? 'drop' : 'play-on';
}

export interface TestPlaysProps {
  readonly definition: GameDefinition;
  readonly plays: readonly TestPlay[];
  /** Hashes of the current draft and of its boards. */
  readonly draft: PuzzleHashes;
  /** Indexes of the boards that no editor has finished in their present form. */
  readonly unplayed: readonly number[];
  /** The unfinished test play kept on this device, or null. */
  readonly left: Session | null;
  /** @param from a test play to continue, or to keep or discard; null for a new one. */
  onPlay(from: Session | null): void;
  /** The heading that receives the focus after a test play. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The reason why the draft cannot be played, or null. */
  readonly obstacle: string | null;
}

export function TestPlays(props: TestPlaysProps) {
  const { definition, plays, draft, unplayed, left, onPlay, heading, obstacle } = props;
  const { hash } = draft;
  const today = useAtomValue(todayAtom);
  const names = definition.boards.map(({ name }) => name);
  const isPart = unplayed.length > 0 && unplayed.length < names.length;
  const ofThis = plays.filter((play) => play.hash === hash);
  return (
    <section aria-labelledby="test-plays" className="rounded-card border border-line bg-card p-4">
      <h2 id="test-plays" ref={heading} tabIndex={-1} className="text-xl">
        Test plays
      </h2>
      <p className="mt-1 text-soft">
        {`${
          ofThis.length === 0
            ? 'Nobody has played it as it is now.'
            : `Played ${ofThis.length === 1 ? 'once' : `${ofThis.length} times`} as it is now.`
        }${isPart ? ` Still to be played to the end: ${joinWithAnd(unplayed.map((i) => names[i]!))}.` : ''}`}
      </p>
      <ul>
        {[...plays].reverse().map((play) => (
          <li
            key={`${play.at} ${play.email}`}
            className="border-t border-line py-2 text-sm first:mt-2"
          >
            <p className="font-medium">{playSummary(play, names)}</p>
            {play.times.length > 1 && (
              <p className="text-soft">
                {play.times
                  .map((ms, i) => `${definition.boards[i]?.name ?? i + 1} ${formatDuration(ms)}`)
                  .join(', ')}
              </p>
            )}
            {play.note && (
              <p>
                “<Said>{play.note}</Said>”
              </p>
            )}
            <p className="text-soft">
              {`${nameOf(play.email)}, ${momentWords(play.at, today)}${standingWords(play, draft, names)}`}
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
        {left ? 'Play it from the start' : isPart ? `Play ${names[unplayed[0]!]}` : 'Play it'}
      </button>
      {obstacle !== null && <p className="mt-1 text-sm text-soft">{obstacle}</p>}
    </section>
  );
}

/**
 * Names of the boards that have not changed since a test play of an earlier draft, so that it still
 * counts for them; empty for a play of this draft.
 */
function standingWords(play: TestPlay, draft: PuzzleHashes, names: readonly string[]): string {
  if (play.hash === draft.hash) return '';
  const left = unplayedBoards([play], draft);
  const counted = names.filter((_, place) => !left.includes(place));
  return counted.length === 0
    ? '; the draft has changed since'
    : `; the draft has changed since, and ${joinWithAnd(counted)} ${counted.length === 1 ? 'has' : 'have'} not`;
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
  readonly names: readonly string[];
  onKeep(note: string): void;
  onDrop(): void;
  /** Keeps the test play on this device, and asks later whether it shall count. */
  onLater(): void;
  /** Resumes an unfinished test play that was left by mistake. */
  onPlayOn(): void;
}

export function AfterPlay(props: AfterPlayProps) {
  const { session, names, onKeep, onDrop, onLater, onPlayOn } = props;
  const [note, setNote] = useState('');
  const play = testPlayOf(session, { hash: '', at: 0, email: '', note: '' });
  const first = firstAnswer(play);
  const answers = [
    { key: 'keep', words: 'Keep it with the draft', run: () => onKeep(note) },
    { key: 'drop', words: 'Do not keep it', run: onDrop },
    ...(play.finished ? [] : [{ key: 'play-on', words: 'Play on', run: onPlayOn }]),
  ].sort((a, b) => Number(b.key === first) - Number(a.key === first));
  return (
    <DeskDialog
      title="How was it?"
      onClose={play.finished ? onLater : onPlayOn}
      // The browser's Back has already led from the test play to the bench, and must not resume it.
      onBack={onLater}
    >
      <p>
        <span>{`${playSummary(play, names)}.`}</span>
        <span className="sr-only">{` ${spokenDuration(sum(play.times))}`}</span>
      </p>
      <Words label="Note (may be left out)" most={500} value={note} onChange={setNote} />
      {/* The default answer comes first in the dialog's markup: it is shown on the right, or on
          top. */}
      <div className="mt-4 flex flex-row-reverse flex-wrap gap-3">
        {answers.map(({ key, words, run }) => (
          <button
            key={key}
            type="button"
            className={key === first ? button.primary : button.quiet}
            onClick={run}
          >
            {words}
          </button>
        ))}
      </div>
    </DeskDialog>
  );
}
