/** An account with a held result: its name, the result, and its earlier results. */
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { Dated, Desk, HeldResult, PlayerEntry } from '../../../desk/port.ts';
import { definitionOf } from '../../../games/definitions.ts';
import { button } from '../../../ui/button.ts';
import { figureOfMost } from '../../../ui/figures.ts';
import { momentWords } from '../../../ui/moments.ts';
import { todayAtom } from '../../device/today.ts';
import { Avatar } from '../../profile/Avatar.tsx';
import { puzzleWords } from '../puzzleLink.tsx';
import { ReadLine } from '../ReadLine.tsx';
import { type Read, useReading } from '../useReading.ts';
import type { Decision } from './decisions.ts';

interface HeldPlayerProps {
  readonly held: Dated<HeldResult>;
  /** Whether this is the case's only account: its buttons are then those of the case. */
  readonly isOne: boolean;
  onAsk(decision: Decision): void;
}

/** Number of the account's earlier leaderboard entries shown. */
const EARLIER = 5;

export function HeldPlayer({ held, isOne, onAsk }: HeldPlayerProps) {
  const { game, player, rank, at } = held;
  const earlier = useReading(
    useCallback((desk: Desk) => desk.readEntries(player, EARLIER), [player]),
  );
  const today = useAtomValue(todayAtom);
  const name = held.info?.leaderboardName ?? 'Unnamed player';
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <Avatar info={held.info} size={36} />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-soft wrap-anywhere">
          {`${figureOfMost(definitionOf(game).measure, rank)}, sent ${momentWords(at, today)}`}
        </p>
        <Earlier read={earlier} />
      </div>
      {!isOne && (
        <span className="flex flex-wrap">
          {(['accept', 'refuse'] as const).map((decision) => {
            const word = decision === 'accept' ? 'Accept' : 'Refuse';
            return (
              <button
                key={decision}
                type="button"
                className={button.compact}
                aria-label={`${word} ${name}’s result`}
                onClick={() => onAsk(decision)}
              >
                {word}
              </button>
            );
          })}
        </span>
      )}
    </li>
  );
}

function Earlier({ read }: { readonly read: Read<readonly Dated<PlayerEntry>[]> }) {
  if (read.value === null) return <ReadLine read={read} />;
  if (read.value.length === 0) {
    return <p className="text-sm">This account has no other results on a leaderboard.</p>;
  }
  return (
    <>
      <p className="mt-1 text-sm">On other leaderboards, newest first</p>
      <ul className="text-sm text-soft">
        {read.value.map(({ key, game, board, rank, verdict }) => (
          <li key={key} className="wrap-anywhere">
            {`${puzzleWords(game, board)}: ${figureOfMost(definitionOf(game).measure, rank)}${verdict === 'unchecked' ? ', not checked' : ''}`}
          </li>
        ))}
      </ul>
    </>
  );
}
