/** Mark of a finished puzzle: a tick and the game's figure, or a cross for a loss. */
import { Check, X } from 'lucide-react';
import type { Json } from '../../lib/json.ts';
import { figureOfMost, spokenFigure } from '../../ui/figures.ts';
import type { GameRecord } from './records.ts';

export interface ResultMarkProps {
  readonly record: GameRecord;
  /** The complete result. */
  readonly result: Json;
  /** Icon size in px. */
  readonly size: number;
}

export function ResultMark({ record: { definition }, result, size }: ResultMarkProps) {
  const rank = definition.results.rank(result);
  if (!definition.results.isWin(result)) {
    return (
      <>
        <X size={size} aria-hidden />
        <span className="sr-only">{`Finished, ${spokenFigure(definition.measure, rank)}`}</span>
      </>
    );
  }
  return (
    <>
      <Check size={size} aria-hidden />
      <span className="sr-only">{`Finished in ${spokenFigure(definition.measure, rank)}`}</span>
      <span aria-hidden="true" className="tabular-nums">
        {figureOfMost(definition.measure, rank)}
      </span>
    </>
  );
}
