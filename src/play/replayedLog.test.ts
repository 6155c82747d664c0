import { expect, it } from 'vitest';
import { GAME_IDS } from '../games/definitions.ts';
import { loadEngine, loadRules } from '../games/loaders.ts';
import type { Json } from '../lib/json.ts';
import { unwrap } from '../lib/result.ts';
import { parseSession } from './readSession.ts';
import { makeSession } from './savedSession.ts';
import { onTable, payForHint, play, type Session, startSession } from './session.ts';

/** Ids of puzzles that are made fast: Crossnumber's five by five. */
const ID = { 'yearly-daily': '2026-11-21', crossnumber: '56' } as Partial<Record<string, string>>;
const MOST_MOVES = 30;

it.each(GAME_IDS)('%s: a saved game that is read and saved again stays the same', async (id) => {
  const [{ game }, { engine }] = await Promise.all([loadRules(id), loadEngine(id)]);
  const puzzle = engine.generate(ID[id] ?? '300', 2);
  let session: Session = startSession(game, puzzle);
  for (let moves = 0; moves < MOST_MOVES && onTable(session).status === 'playing'; moves++) {
    const hint = engine.hint(puzzle.boards[session.current], onTable(session).state);
    if (!hint.ok) break;
    session = unwrap(play(payForHint(session, hint.value), hint.value.move));
  }
  const saved = makeSession(session);
  const read = unwrap(parseSession(game, puzzle, JSON.parse(JSON.stringify(saved)) as Json));
  // Another order of a move's fields would make another game of it, when devices are compared.
  expect(JSON.stringify(makeSession(read))).toBe(JSON.stringify(saved));
});
