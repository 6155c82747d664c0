/**
 * A case of held results with the same moves: the accounts, the replay of the moves and the
 * editor's decisions.
 */
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import type { HeldGroup } from '../../../desk/heldGroups.ts';
import type { Desk } from '../../../desk/port.ts';
import { definitionOf, type GameId } from '../../../games/definitions.ts';
import { count } from '../../../lib/count.ts';
import { MOST_DECIDED } from '../../../protocol/deskCallables.ts';
import { button } from '../../../ui/button.ts';
import { figureOfMost } from '../../../ui/figures.ts';
import { momentWords } from '../../../ui/moments.ts';
import { todayAtom } from '../../device/today.ts';
import { Avatar } from '../../profile/Avatar.tsx';
import { PuzzleLink } from '../puzzleLink.tsx';
import { ReadLine } from '../ReadLine.tsx';
import { Said } from '../Said.tsx';
import { useReading } from '../useReading.ts';
import { useShort } from '../useShort.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { type Decision, decisionWords } from './decisions.ts';
import { HeldPlayer } from './HeldPlayer.tsx';
import { Moves } from './Replay.tsx';

interface HeldCaseProps {
  readonly group: HeldGroup;
  /** @param said the outcome of the editor's decision, as a sentence. */
  onDecided(said: string): void;
}

/** Number of a case's accounts shown at first, because each is looked up by a request. */
const FIRST = 3;

interface Asked {
  readonly decision: Decision;
  readonly players: readonly string[];
}

export function HeldCase({ group, onDecided }: HeldCaseProps) {
  const { game, board, results, sameAs } = group;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isOne = results.length === 1;
  const reasons = [...new Set(results.map(({ reason }) => reason))];
  const { shown, more } = useShort(results, FIRST);
  const oldest = results[0]!;

  return (
    <li className="rounded-card border border-line bg-card px-4 py-3">
      <h3 className="font-sans text-base tracking-normal">
        <PuzzleLink game={game} board={board} />
      </h3>
      {!isOne && (
        <p className="font-medium">
          {`${count(results.length, 'result')} with the same moves, each from a different account.`}
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason}>
          <Said>{reason}</Said>
        </p>
      ))}
      {sameAs !== null && <Original game={game} board={board} player={sameAs} />}
      <ul className="mt-2">
        {shown.map((held) => (
          <HeldPlayer
            key={held.key}
            held={held}
            isOne={isOne}
            onAsk={(decision) => setAsked({ decision, players: [held.player] })}
          />
        ))}
      </ul>
      {more}
      <Moves game={game} board={board} log={oldest.log} rank={oldest.rank}>
        {isOne ? (
          (['accept', 'refuse'] as const).map((decision) => (
            <button
              key={decision}
              type="button"
              className={decisionWords(decision, 1).look}
              onClick={() => setAsked({ decision, players: [oldest.player] })}
            >
              {decisionWords(decision, 1).name}
            </button>
          ))
        ) : (
          <button
            type="button"
            className={button.danger}
            onClick={() =>
              setAsked({ decision: 'refuse', players: results.map(({ player }) => player) })
            }
          >
            {decisionWords('refuse', results.length).name}
          </button>
        )}
      </Moves>
      {asked && (
        <DecideDialog
          words={decisionWords(asked.decision, asked.players.length)}
          asksWhy={false}
          decide={(desk, note) =>
            decideAll(desk, { game, board, decision: asked.decision, note }, asked.players)
          }
          onClose={() => setAsked(null)}
          onDecided={(said) => {
            setAsked(null);
            onDecided(said);
          }}
        />
      )}
    </li>
  );
}

type About = Omit<Parameters<Desk['decideHeld']>[0], 'players'>;

/** Sends the decision about all of a case's players in requests of limited size. */
async function decideAll(desk: Desk, about: About, players: readonly string[]): Promise<void> {
  for (let from = 0; from < players.length; from += MOST_DECIDED) {
    await desk.decideHeld({ ...about, players: players.slice(from, from + MOST_DECIDED) });
  }
}

interface OriginalProps {
  readonly game: GameId;
  readonly board: string;
  /** Account id of the entry's player. */
  readonly player: string;
}

/** The leaderboard entry whose moves a held result repeats. */
function Original({ game, board, player }: OriginalProps) {
  const read = useReading(
    useCallback(
      async (desk: Desk) => ({ entry: await desk.readEntry(game, board, player) }),
      [game, board, player],
    ),
  );
  const today = useAtomValue(todayAtom);
  if (read.value === null) return <ReadLine read={read} />;
  const { entry } = read.value;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 rounded-xl bg-sunken px-3 py-2.5">
      <p className="w-full text-sm text-soft">The moves match this result on the leaderboard</p>
      {entry === null ? (
        <p>That result is no longer there.</p>
      ) : (
        <>
          <Avatar info={entry.info} size={36} />
          <p className="min-w-0 flex-[1_1_10rem]">
            <span className="block font-medium">{entry.info.leaderboardName}</span>
            <span className="block text-sm text-soft">
              {`${figureOfMost(definitionOf(game).measure, entry.rank)}, sent ${momentWords(entry.at, today)}`}
            </span>
          </p>
        </>
      )}
    </div>
  );
}
