/** How the draft was to play, and how it went before. */
import { useAtomValue } from 'jotai';
import { type RefObject, useState } from 'react';
import type { TestPlay } from '../../../desk/documents.ts';
import type { KeptPlay } from '../../../desk/drafts/keptDraft.ts';
import { boardHashes, type PuzzleHashes, unplayedBoards } from '../../../desk/testPlays.ts';
import type { Game, Puzzle } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { formatDuration, spokenDuration } from '../../../lib/duration.ts';
import { listed } from '../../../lib/listed.ts';
import { parseSession } from '../../../play/readSession.ts';
import { isFinished, type Session } from '../../../play/session.ts';
import { button } from '../../../ui/button.ts';
import { todayAtom } from '../../device/today.ts';
import { DeskDialog } from '../DeskDialog.tsx';
import { Said } from '../Said.tsx';
import { momentWords } from '../SeenLine.tsx';
import { nameOf } from './Drafts.tsx';
import { Words } from './Words.tsx';

/** What is kept of a play. */
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

/** The play that was left on this device; null where there is none, or the draft is another by now. */
export function readLeftPlay(game: Game, puzzle: Puzzle, kept: KeptPlay | null): Session | null {
  if (kept === null) return null;
  const read = parseSession(game, puzzle, kept.session);
  return read.ok ? read.value : null;
}

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

/** "Finished in 3:12, 2 hints", "Latte finished after 3:12", "Given up after 0:40". */
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
    ? `${listed(done)} finished, left after ${time}${told}`
    : `Given up after ${time}${told}`;
}

/** A play shorter than this in which no board was finished tells nothing. */
const SHORT_MS = 60_000;

/** The answer that the dialog offers first: keeping a play of two seconds is a slip. */
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
  /** The draft as it is. */
  readonly draft: PuzzleHashes;
  /** The places of boards that no editor has played to their end as they are. */
  readonly unplayed: readonly number[];
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
        }${isPart ? ` Still to be played to the end: ${listed(unplayed.map((i) => names[i]!))}.` : ''}`}
      </p>
      <ul>
        {plays.toReversed().map((play) => (
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

/** The boards for which a play of an earlier draft still counts; empty for a play of this very draft. */
function standingWords(play: TestPlay, draft: PuzzleHashes, names: readonly string[]): string {
  if (play.hash === draft.hash) return '';
  const left = unplayedBoards([play], draft);
  const counted = names.filter((_, place) => !left.includes(place));
  return counted.length === 0
    ? '; the draft has changed since'
    : `; the draft has changed since, and ${listed(counted)} ${counted.length === 1 ? 'has' : 'have'} not`;
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
  /** It waits on this device until it is asked again. */
  onLater(): void;
  /** Of a play that is not over: it was left by mistake. */
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
      // Back has brought the editor to the bench already, and does not send them into the play again.
      onBack={onLater}
    >
      <p>
        <span>{`${playSummary(play, names)}.`}</span>
        <span className="sr-only">{` ${spokenDuration(sum(play.times))}`}</span>
      </p>
      <Words label="Note (may be left out)" most={500} value={note} onChange={setNote} />
      {/* The first one is where a dialog's first answer is: at the right, or on top of the others. */}
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
