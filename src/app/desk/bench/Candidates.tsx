/** Eight generated boards for the editor to choose from, each shown as soon as it is made. */
import type { ComponentType } from 'react';
import type { MiniatureProps } from '../../../games/contract/view.ts';
import { count } from '../../../lib/count.ts';
import { Beans } from '../../../ui/Beans.tsx';
import { button } from '../../../ui/button.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { type Made, WANTED } from './useCandidates.ts';

export interface CandidatesProps {
  readonly made: Made;
  /** The board's name, such as "Latte"; empty where the puzzle has only one board. */
  readonly name: string;
  /** Whether the game's generator takes a difficulty. */
  readonly hasBeans: boolean;
  readonly Miniature: ComponentType<MiniatureProps>;
  start(board: unknown): unknown;
  beansOf(board: unknown): number | null;
  /** Lines that describe a generated board beyond its picture; empty where the picture suffices. */
  summaryOf(board: unknown): readonly string[];
  onWish(beans: number): void;
  onMake(): void;
  onStop(): void;
  onTake(board: unknown): void;
}

const BEANS = ['1', '2', '3', '4', '5'] as const;

export function Candidates(props: CandidatesProps) {
  const { name } = props;
  const { beans, boards, state, problem } = props.made;
  const ready = `${boards.length} of ${WANTED} boards ready.`;
  const words =
    state === 'stopped' ? `Stopped. ${ready}` : state === 'making' || boards[0] ? ready : '';
  return (
    <section aria-labelledby="candidates">
      <h2 id="candidates" className="text-2xl">
        {`New boards${name && ` for ${name}`}`}
      </h2>
      <div className="mt-3 flex flex-wrap items-end gap-4">
        {props.hasBeans && (
          <div className="max-w-full">
            <Choice
              label="Beans"
              value={String(beans) as (typeof BEANS)[number]}
              options={BEANS.map((value) => ({ value, label: value }))}
              onChange={(value) => props.onWish(Number(value))}
            />
          </div>
        )}
        {state === 'making' ? (
          <button type="button" className={button.secondary} onClick={props.onStop}>
            Stop
          </button>
        ) : (
          <button type="button" className={button.secondary} onClick={props.onMake}>
            {`Make ${WANTED} boards`}
          </button>
        )}
        <p role="status" className="min-h-6 pb-2.5 text-soft">
          {problem ? `${words} ${problem}` : words}
        </p>
      </div>
      {state === 'making' && (
        <progress
          className="mt-2 block h-2 w-full max-w-md appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
          aria-label="Boards ready"
          max={WANTED}
          value={boards.length}
        />
      )}
      <ul
        className={`mt-4 grid gap-4 ${boards.some((board) => props.summaryOf(board).length > 1) ? 'sm:grid-cols-2' : 'grid-cols-2 sm:grid-cols-4'}`}
      >
        {boards.map((board, i) => {
          const measured = props.beansOf(board);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they only ever become more
            <li key={i} className="flex min-w-0 flex-col items-center gap-1.5">
              <div className="w-full max-w-56">
                <props.Miniature board={board} state={props.start(board)} />
              </div>
              {measured !== null && <Beans count={measured} />}
              <Summary lines={props.summaryOf(board)} />
              <button
                type="button"
                className={button.compact}
                aria-label={`Use board ${i + 1}`}
                onClick={() => props.onTake(board)}
              >
                Use
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The lines about a generated board; several unfold on a press. */
function Summary({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length < 2) return <p>{lines[0]}</p>;
  return (
    <details className="w-full text-sm wrap-anywhere">
      <summary className="min-h-11 py-2.5 text-soft">{count(lines.length, 'clue')}</summary>
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
