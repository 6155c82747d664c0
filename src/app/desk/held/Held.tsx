/** Results that came about too fast for a hand: looked at, then accepted or refused. */
import { useAtomValue } from 'jotai';
import { useId, useRef, useState } from 'react';
import type { Dated, HeldResult } from '../../../desk/port.ts';
import { sentenceOf } from '../../../desk/sentences.ts';
import { definitionOf } from '../../../games/definitions.ts';
import type { Json } from '../../../lib/json.ts';
import { button } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { figureOfMost } from '../../../ui/figures.ts';
import { todayAtom } from '../../device/today.ts';
import { useActing } from '../act.ts';
import { useNextFocus } from '../nextFocus.ts';
import { PuzzleLink } from '../puzzleLink.tsx';
import { momentWords, SeenLine } from '../SeenLine.tsx';
import { parseList, type Reading, useReading } from '../useReading.ts';
import { type HeldPlay, playOf } from './playOf.ts';
import { Replay } from './Replay.tsx';

const reading: Reading<readonly Dated<HeldResult>[]> = {
  name: 'held',
  read: (desk) => desk.readHeld(),
  parse: parseList,
  json: (value) => value as unknown as Json,
};

type Decision = 'accept' | 'refuse';

/** Neither can be taken back: the moves of what was refused are gone, and what was accepted is counted. */
const DECISIONS = {
  accept: {
    name: 'Accept the result',
    asked: 'It enters the leaderboard, in its place. That cannot be taken back.',
    done: 'Accepted. It is on the leaderboard now.',
    look: button.primary,
  },
  refuse: {
    name: 'Refuse it',
    asked: 'It is not listed, and how it was played is thrown away. That cannot be taken back.',
    done: 'Refused. It is not listed.',
    look: button.danger,
  },
} as const;

export function Held() {
  const read = useReading(reading);
  const [said, setSaid] = useState('');
  const words = useRef<HTMLParagraphElement>(null);
  const focusNext = useNextFocus();
  return (
    <div className="max-w-3xl">
      <SeenLine read={read} />
      <p ref={words} role="status" tabIndex={-1} className={said === '' ? '' : 'mb-4'}>
        {said}
      </p>
      {read.value?.length === 0 && <p className="text-soft">No result waits for a decision.</p>}
      <ul className="grid grid-cols-1 gap-4">
        {read.value?.map((held) => (
          <Waiting
            key={held.key}
            held={held}
            onDecided={(decision) => {
              setSaid(DECISIONS[decision].done);
              // The button goes with its result.
              focusNext(() => words.current);
            }}
          />
        ))}
      </ul>
    </div>
  );
}

interface WaitingProps {
  readonly held: Dated<HeldResult>;
  onDecided(decision: Decision): void;
}

function Waiting({ held, onDecided }: WaitingProps) {
  const { game, board, player, rank, reason, at } = held;
  const { measure } = definitionOf(game);
  const today = useAtomValue(todayAtom);
  const { busy, problem, run } = useActing();
  const [note, setNote] = useState('');
  const field = useId();
  const [asked, setAsked] = useState<Decision | null>(null);
  async function decide(decision: Decision): Promise<void> {
    const data = { game, board, player, decision, note: note.trim() };
    const isDone = await run((desk) => desk.decideHeld(data));
    setAsked(null);
    if (isDone) onDecided(decision);
  }
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3">
      <h2 className="font-sans text-base tracking-normal">
        <PuzzleLink game={game} board={board} />
      </h2>
      <p className="wrap-anywhere">
        {figureOfMost(measure, rank)}. {reason}
      </p>
      <p className="text-sm text-soft wrap-anywhere">Sent {momentWords(at, today)}</p>
      <Look held={held} />
      <label htmlFor={field} className="mt-3 block font-medium">
        Note for your colleagues (players never see it)
      </label>
      <input
        id={field}
        type="text"
        maxLength={280}
        className="mt-1 min-h-11 w-full rounded-xl border border-edge bg-card px-3"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        {(['accept', 'refuse'] as const).map((decision) => (
          <button
            key={decision}
            type="button"
            className={DECISIONS[decision].look}
            onClick={() => setAsked(decision)}
          >
            {DECISIONS[decision].name}
          </button>
        ))}
      </div>
      {asked && (
        <Dialog open title={DECISIONS[asked].name} onClose={() => setAsked(null)}>
          <p>{DECISIONS[asked].asked}</p>
          <div className="mt-4 flex flex-wrap justify-end gap-3">
            <button type="button" className={button.quiet} onClick={() => setAsked(null)}>
              Cancel
            </button>
            <button
              type="button"
              className={DECISIONS[asked].look}
              disabled={busy}
              onClick={() => void decide(asked)}
            >
              {DECISIONS[asked].name}
            </button>
          </div>
        </Dialog>
      )}
      <p role="alert" className="text-bad">
        {problem}
      </p>
    </li>
  );
}

type Looked =
  | { readonly kind: 'no' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly held: HeldPlay }
  | { readonly kind: 'failed'; readonly message: string };

function Look({ held }: { readonly held: HeldResult }) {
  const [looked, setLooked] = useState<Looked>({ kind: 'no' });
  async function open() {
    setLooked({ kind: 'opening' });
    try {
      const play = await playOf(held);
      setLooked(
        play.ok
          ? { kind: 'open', held: play.value }
          : { kind: 'failed', message: `It cannot be played back. ${play.problem.message}` },
      );
    } catch (error) {
      setLooked({ kind: 'failed', message: sentenceOf(error, 'read') });
    }
  }
  if (looked.kind === 'open') {
    return (
      <div className="mt-3 border-t border-line pt-3">
        <Replay definition={definitionOf(held.game)} {...looked.held} />
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={`${button.secondary} mt-3`}
        disabled={looked.kind === 'opening'}
        onClick={() => void open()}
      >
        Look at how it was played
      </button>
      <p role="alert" className="text-bad">
        {looked.kind === 'failed' && looked.message}
      </p>
    </>
  );
}
