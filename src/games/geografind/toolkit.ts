/** Geografind's adapter for the project's command-line tools. */

import { fail, ok } from '../../lib/result.ts';
import type { Rng } from '../../lib/rng.ts';
import type { Reading, Toolkit, Verdict } from '../contract/toolkit.ts';
import { CODES } from './codes.ts';
import { engine } from './engine/engine.ts';
import { isKnown, judge, tierOf } from './engine/judge.ts';
import { MAX_GUESSES } from './results.ts';
import { parseBoard } from './rules/codec.ts';
import { game } from './rules/game.ts';
import { answerOf } from './rules/rules.ts';
import { unseal } from './rules/seal.ts';
import { type Board, CLUES, type Code, type Move, type State } from './rules/types.ts';
import { meaningOf } from './world/meaning.ts';

const regions = new Intl.DisplayNames('en', { type: 'region' });

function verify(board: Board): Verdict {
  const { complaints } = judge(board);
  return {
    good: complaints.length === 0,
    report: { known: isKnown(board), tier: tierOf(board) + 1 },
    complaint: complaints.join(' '),
  };
}

/** The guesses of a simulated player: random wrong ones, then usually the answer. */
function demoGuesses(board: Board, practice: number, rng: Rng): readonly Code[] {
  const answer = answerOf(board);
  const wrong = rng.shuffled(CODES.filter((code) => code !== answer));
  const guesses = Math.round(1 + practice + rng.next() * 3);
  if (guesses > MAX_GUESSES) return wrong.slice(0, MAX_GUESSES);
  return [...wrong.slice(0, guesses - 1), answer];
}

/**
 * How the game understands a typed text, for the command line. Where the text names a land that is
 * no country of the game, the result leaves out the country that the land belongs to.
 */
function read(typed: string): Reading {
  const meaning = meaningOf(typed);
  switch (meaning.kind) {
    case 'country':
      return { kind: 'country', codes: [meaning.country.code] };
    case 'several':
    case 'many':
      return { kind: 'ask', codes: meaning.countries.map(({ code }) => code) };
    case 'land':
      return { kind: 'land', codes: [] };
    case 'unknown':
      return meaning.near
        ? { kind: 'ask', codes: [meaning.near.code] }
        : { kind: 'unknown', codes: [] };
    default:
      return { kind: 'unknown', codes: [] };
  }
}

export const toolkit: Toolkit<Board, State, Move> = {
  game,
  engine,
  parseBoard,
  solve(board) {
    const country = unseal(board.answer);
    if (country === null) return fail('bad-answer', 'The answer does not decode to a country.');
    return ok({ country, name: regions.of(country) ?? country });
  },
  verify,
  read,
  robot: {
    meanwhile(board, { guesses }) {
      const answer = answerOf(board);
      const wrong = CODES.filter((code) => code !== answer);
      const country = guesses.length < MAX_GUESSES - 1 ? wrong[guesses.length]! : answer;
      return { type: 'guess', country };
    },
    /** The moves of a simulated player, who reveals each hint as soon as it is unlocked. */
    demoMoves(board, practice, rng) {
      const guesses = demoGuesses(board, practice, rng);
      return guesses.flatMap((country, i): Move[] => {
        const isOver = country === answerOf(board) || i + 1 === MAX_GUESSES;
        const clue: Move[] = CLUES.some(({ after }) => after === i + 1) ? [{ type: 'reveal' }] : [];
        return [{ type: 'guess', country }, ...(isOver ? [] : clue)];
      });
    },
  },
};
