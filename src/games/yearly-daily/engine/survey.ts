/**
 * Lists the placements of pieces possible next, and the reasons against some of them that a person
 * finds by trying. A lie is a piece's placement on certain squares.
 */
import type { Question } from './coverings.ts';
import { type DeepSpoil, deeplySpoilt } from './deepSpoiling.ts';
import { TABLE } from './question.ts';
import { afterLie, liesOn, type Spoilt, spoilt } from './spoiling.ts';
import { squaresOf } from './squares.ts';

export type Spoil = Spoilt | DeepSpoil;

export interface Survey {
  readonly question: Question;
  /** All placements of pieces in hand on free squares. */
  readonly lies: readonly number[];
  /** For each free square, the placements that cover it. */
  readonly covering: ReadonlyMap<number, readonly number[]>;
  /** For each piece in hand, its placements. */
  readonly places: ReadonlyMap<number, readonly number[]>;
  /** For a placement, the hole or square that it would make impossible to fill. */
  readonly spoils: ReadonlyMap<number, Spoil>;
}

/** The most placements on a square that a person would try in the head. */
export const FEW = 14;
/** The most placements of a piece, all over the board, that a person would try in the head. */
export const FEW_PLACES = 6;

export const pieceOf = (lie: number) => TABLE.lies[lie]!.shape;

function listed<Key>(map: Map<Key, number[]>, key: Key, lie: number): void {
  const list = map.get(key);
  if (list) list.push(lie);
  else map.set(key, [lie]);
}

/** Lists the possible placements of pieces without trying any. */
export function surveyOf(question: Question): Survey {
  const lies = liesOn(question);
  const covering = new Map<number, number[]>(
    squaresOf(question.free).map((square) => [square, []]),
  );
  const places = new Map<number, number[]>();
  for (const lie of lies) {
    listed(places, pieceOf(lie), lie);
    for (const square of TABLE.lies[lie]!.squares) listed(covering, square, lie);
  }
  return { question, lies, covering, places, spoils: new Map() };
}

/** The placements that a person would try: where few cover a square, or a piece has few places. */
function worthTrying({ covering, places }: Survey): Set<number> {
  return new Set([
    ...[...covering.values()].filter((some) => some.length <= FEW).flat(),
    ...[...places.values()].filter((some) => some.length <= FEW_PLACES).flat(),
  ]);
}

/** Adds the reasons that `see` finds against placements which have none yet. */
function withReasons(
  survey: Survey,
  see: (after: Question, lies: readonly number[]) => Spoil | null,
): Survey {
  const spoils = new Map(survey.spoils);
  for (const lie of worthTrying(survey)) {
    if (spoils.has(lie)) continue;
    const after = afterLie(survey.question, lie);
    if ((after.free.low | after.free.high) === 0) continue;
    const spoil = see(after, survey.lies);
    if (spoil) spoils.set(lie, spoil);
  }
  return { ...survey, spoils };
}

/** Tries each placement and looks at the holes and squares that it leaves, one by one. */
export const tried = (survey: Survey): Survey => withReasons(survey, spoilt);

/** Tries each placement further: chessboard colours, two pieces in one hole, one piece in two. */
export const triedDeeply = (survey: Survey): Survey => withReasons(survey, deeplySpoilt);
