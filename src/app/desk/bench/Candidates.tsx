/** Eight boards by wish, each shown as soon as it is made. */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { DeskWorker, Proposing } from '../../../desk/worker/client.ts';
import type { MiniatureProps } from '../../../games/contract/view.ts';
import type { GameId } from '../../../games/definitions.ts';
import { Beans } from '../../../ui/Beans.tsx';
import { button } from '../../../ui/button.ts';
import { Choice } from '../../../ui/Choice.tsx';

export interface CandidatesProps {
  readonly worker: DeskWorker;
  readonly game: GameId;
  readonly id: string;
  /** Which board of the puzzle, from 0. */
  readonly place: number;
  /** "Latte"; empty where there is only one board. */
  readonly name: string;
  /** The beans wished for at first; null where boards of this game cannot be wished harder. */
  readonly beans: number | null;
  readonly Miniature: ComponentType<MiniatureProps>;
  start(board: unknown): unknown;
  beansOf(board: unknown): number | null;
  onTake(board: unknown): void;
}

const WANTED = 8;
const BEANS = ['1', '2', '3', '4', '5'] as const;

export function Candidates(props: CandidatesProps) {
  const { worker, game, id, place, name } = props;
  const [beans, setBeans] = useState(props.beans ?? 3);
  const [made, setMade] = useState<readonly unknown[]>([]);
  const [state, setState] = useState<'idle' | 'making' | 'stopped'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const proposing = useRef<Proposing | null>(null);
  useEffect(() => () => proposing.current?.stop(), []);

  async function make(): Promise<void> {
    setMade([]);
    setProblem(null);
    setState('making');
    const wishes = Array.from({ length: WANTED }, () => ({
      ...{ id, board: place, beans },
      seed: crypto.randomUUID(),
    }));
    const now = worker.propose(game, wishes, (board) => setMade((before) => [...before, board]));
    proposing.current = now;
    try {
      setState((await now.done) ? 'idle' : 'stopped');
    } catch (error) {
      setState('stopped');
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  const words =
    state === 'making'
      ? `${made.length} of ${WANTED} are made.`
      : state === 'stopped'
        ? `Stopped. ${made.length} of ${WANTED} were made.`
        : made.length > 0
          ? `${made.length} are made.`
          : '';
  return (
    <section aria-labelledby="candidates">
      <h2 id="candidates" className="text-2xl">
        New boards{name && ` for ${name}`}
      </h2>
      <div className="mt-3 flex flex-wrap items-end gap-4">
        {props.beans !== null && (
          <div className="min-w-64">
            <Choice
              label="Beans"
              value={String(beans) as (typeof BEANS)[number]}
              options={BEANS.map((value) => ({ value, label: value }))}
              onChange={(value) => setBeans(Number(value))}
            />
          </div>
        )}
        {state === 'making' ? (
          <button
            type="button"
            className={button.secondary}
            onClick={() => proposing.current?.stop()}
          >
            Stop
          </button>
        ) : (
          <button type="button" className={button.secondary} onClick={() => void make()}>
            Make eight
          </button>
        )}
        <p role="status" className="min-h-6 pb-2.5 text-soft">
          {words} {problem}
        </p>
      </div>
      {state === 'making' && (
        <progress
          className="mt-2 block w-full max-w-md accent-accent"
          aria-label="Boards made"
          max={WANTED}
          value={made.length}
        />
      )}
      <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {made.map((board, i) => {
          const measured = props.beansOf(board);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they only ever become more
            <li key={i} className="flex min-w-0 flex-col items-center gap-1.5">
              <props.Miniature board={board} state={props.start(board)} />
              {measured !== null && <Beans count={measured} />}
              <button
                type="button"
                className={button.compact}
                aria-label={`Take board ${i + 1}`}
                onClick={() => props.onTake(board)}
              >
                Take
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
