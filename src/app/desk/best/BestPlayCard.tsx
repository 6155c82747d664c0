/**
 * A card of the desk for one of the best results: its moves, the signs that it is unusual, and a
 * button to remove it from the leaderboard or restore it.
 */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Oddity } from '../../../desk/oddities.ts';
import type { BestPlay, Dated } from '../../../desk/port.ts';
import { definitionOf } from '../../../games/definitions.ts';
import { ordinal } from '../../../leaderboard/ordinal.ts';
import type { EntryDecision } from '../../../protocol/deskCallables.ts';
import { button } from '../../../ui/button.ts';
import { figureOfMost } from '../../../ui/figures.ts';
import { momentWords } from '../../../ui/moments.ts';
import { todayAtom } from '../../device/today.ts';
import { DecideDialog, type DecisionWords } from '../held/DecideDialog.tsx';
import { Moves } from '../held/Replay.tsx';
import { PuzzleLink } from '../puzzleLink.tsx';

const MARKS: Readonly<Record<Oddity, string>> = {
  'even-waits': 'The pauses between the moves are almost the same.',
  'no-hesitation': 'No move took much longer than the others.',
  'leads-many': 'The same player came first on 3 or more leaderboards within a week.',
};

const DECISIONS = {
  'take-off': {
    name: 'Remove from leaderboard',
    asked:
      'This removes the result from the leaderboard at once and tells the player that it is not listed. They keep the result, and you can undo this.',
    done: 'Removed from the leaderboard. You can restore it.',
    look: button.danger,
  },
  'put-back': {
    name: 'Restore to leaderboard',
    asked: 'This restores the result to the leaderboard with its original date.',
    done: 'Restored to the leaderboard.',
    look: button.primary,
  },
} as const satisfies Record<EntryDecision, DecisionWords>;

interface BestPlayCardProps {
  readonly play: Dated<BestPlay>;
  readonly marks: readonly Oddity[];
  /** @param said the outcome of the editor's decision, as a sentence. */
  onDecided(said: string): void;
}

export function BestPlayCard({ play, marks, onDecided }: BestPlayCardProps) {
  const { game, board, player, name, rank, place, players, log, at } = play;
  const today = useAtomValue(todayAtom);
  const [isAsked, setAsked] = useState(false);
  const decision = place === null ? 'put-back' : 'take-off';
  const words = DECISIONS[decision];
  const figure = figureOfMost(definitionOf(game).measure, rank);
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3">
      <h3 className="font-sans text-base tracking-normal">
        <PuzzleLink game={game} board={board} />
      </h3>
      <p className="wrap-anywhere">
        {place === null ? (
          <>
            <strong>Removed from the leaderboard.</strong>
            <span>{` ${name === null ? '' : `${name}, `}${figure}`}</span>
          </>
        ) : (
          <span>{`${name}, ${ordinal(place)} of ${players}: ${figure}`}</span>
        )}
      </p>
      <p className="text-sm text-soft">{`Sent ${momentWords(at, today)}`}</p>
      {log === '' && <p>No moves were sent: the result alone shows that the puzzle was solved.</p>}
      {marks.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-warn">
          {marks.map((mark) => (
            <li key={mark}>{MARKS[mark]}</li>
          ))}
        </ul>
      )}
      <Moves game={game} board={board} log={log} rank={rank}>
        <button type="button" className={button.quiet} onClick={() => setAsked(true)}>
          {words.name}
        </button>
      </Moves>
      {isAsked && (
        <DecideDialog
          words={words}
          asksWhy
          decide={(desk, note) => desk.decideEntry({ game, board, player, decision, note })}
          onClose={() => setAsked(false)}
          onDecided={(said) => {
            setAsked(false);
            onDecided(said);
          }}
        />
      )}
    </li>
  );
}
