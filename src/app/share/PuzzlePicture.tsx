/** A picture for sharing a finished puzzle: the game's own drawing in the common frame. */
import { type Ref, use } from 'react';
import type { FinalMoves, Puzzle } from '../../games/contract/game.ts';
import type { PictureModule, PlayStep } from '../../games/contract/view.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import type { Json } from '../../lib/json.ts';
import { figureOfMost, spokenFigure } from '../../ui/figures.ts';
import { puzzleName } from '../../ui/puzzleName.ts';
import { PictureFrame } from './PictureFrame.tsx';

export interface PuzzlePictureProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly loaded: Promise<PictureModule>;
  readonly definition: GameDefinition;
  readonly puzzle: Puzzle;
  /** The complete result. */
  readonly result: Json;
  readonly ending: FinalMoves | null;
  /** See `PictureModule.markOf`. */
  readonly mark: string | null;
  readonly steps: Promise<readonly PlayStep[] | null>;
  /** The result in a word or two. */
  readonly words: string;
}

export function PuzzlePicture({
  ref,
  loaded,
  definition,
  puzzle,
  result,
  ending,
  mark,
  steps,
  words,
}: PuzzlePictureProps) {
  const { Picture } = use(loaded);
  const { measure, results, title, schedule, drink } = definition;
  const rank = results.rank(result);
  return (
    <PictureFrame
      ref={ref}
      title={title}
      detail={puzzleName(schedule, puzzle.id)}
      mark={mark}
      figure={figureOfMost(measure, rank)}
      words={words}
      drink={drink}
      label={`A picture of your result: ${title}, ${spokenFigure(measure, rank)}`}
    >
      <Picture puzzle={puzzle} result={result} ending={ending} steps={use(steps)} />
    </PictureFrame>
  );
}
