/** Extracts the calendar's data (`PuzzleFacts`, `DraftFacts`) from puzzles and drafts. */
import type { Game } from '../games/contract/game.ts';
import { definitionOf, type GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { puzzleHash } from '../published/hash.ts';
import { listingKey } from '../published/listing.ts';
import type { DraftFacts, PuzzleFacts } from './calendar.ts';
import type { DraftDocument, TestPlay } from './documents.ts';
import { planOf } from './plans.ts';
import { boardHashes } from './testPlays.ts';

/**
 * Longer texts of `Plan.likeness` are replaced by their hash, to keep the calendar's data small.
 */
const LONGEST_WORD = 20;

/** The facts of a puzzle. Accepts any JSON; null unless it is a puzzle of the game. */
export function factsOf(
  { parsePuzzle, beans, isFixed }: Pick<Game, 'parsePuzzle' | 'beans' | 'isFixed'>,
  game: GameId,
  json: unknown,
): (PuzzleFacts & { readonly id: string }) | null {
  const parsed = parsePuzzle(json);
  const boards = fieldsOf(json)?.boards;
  if (!parsed.ok || !Array.isArray(boards)) return null;
  const hardest = Math.max(0, ...parsed.value.boards.map((board) => beans(board) ?? 0));
  const likeness = boards.map((board: unknown) => {
    const word = planOf(game).likeness(board);
    return word.length > LONGEST_WORD ? puzzleHash(word) : word;
  });
  const hash = puzzleHash(json as Json);
  const facts = { hash, beans: hardest || null, likeness, ...(isFixed && { isFixed }) };
  return { id: parsed.value.id, ...facts };
}

/**
 * Facts of every puzzle in a pack's text, by `listingKey`. Accepts anything; null unless it is a
 * pack.
 */
export function factsOfPack(
  game: Pick<Game, 'parsePuzzle' | 'beans' | 'isFixed'>,
  id: GameId,
  text: string,
): Map<string, PuzzleFacts> | null {
  let pack: unknown;
  try {
    pack = JSON.parse(text);
  } catch {
    return null;
  }
  const puzzles = fieldsOf(pack)?.puzzles;
  if (!Array.isArray(puzzles)) return null;
  const found = new Map<string, PuzzleFacts>();
  for (const json of puzzles) {
    const facts = factsOf(game, id, json);
    if (facts) {
      const { id: of, ...known } = facts;
      found.set(listingKey(id, of), known);
    }
  }
  return found;
}

/**
 * The facts of a draft. Unreadable parts count as absent: pages write drafts, and the server does
 * not parse them.
 */
export function draftFacts({ game, id, email, note, puzzle, plays }: DraftDocument): DraftFacts {
  return { game, id, email, note, ...hashesOfDraft(game, puzzle), plays: playsOf(plays) };
}

/** The hashes of a draft's puzzle and boards; the puzzle's is null while a board is missing. */
function hashesOfDraft(game: GameId, text: string): Pick<DraftFacts, 'hash' | 'boards'> {
  const json = parsed(text);
  const boards = fieldsOf(json)?.boards;
  const isWhole =
    Array.isArray(boards) &&
    boards.length >= Math.max(1, definitionOf(game).boards.length) &&
    !boards.includes(null);
  return isWhole
    ? { hash: puzzleHash(json as Json), boards: boardHashes(json as Json) }
    : { hash: null };
}

/** Parses a draft's test plays. Accepts any text; drops unreadable plays. */
export function playsOf(text: string): readonly TestPlay[] {
  const list = parsed(text);
  return Array.isArray(list) ? list.filter(isPlay) : [];
}

function isPlay(value: unknown): value is TestPlay {
  const fields = fieldsOf(value);
  return (
    fields !== null &&
    typeof fields.hash === 'string' &&
    (fields.boards === undefined || Array.isArray(fields.boards)) &&
    typeof fields.at === 'number' &&
    typeof fields.email === 'string' &&
    Array.isArray(fields.times) &&
    Array.isArray(fields.hints) &&
    typeof fields.finished === 'boolean' &&
    typeof fields.note === 'string'
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
