/** Stand-ins for the games' parsers, so that tests of storage do not depend on any game. */
import { GAME_IDS } from '../../src/games/game.ts';
import type { Json } from '../../src/lib/json.ts';
import { fail, ok } from '../../src/lib/result.ts';
import type { Codec, Codecs } from '../../src/storage/codecs.ts';

/** Takes lists of words and numbers as results, and `{ id: string }` as puzzles. */
const simpleCodec: Codec = {
  parseResult: (json) =>
    Array.isArray(json) && json.length > 0 && json.every((x) => /string|number/.test(typeof x))
      ? ok(json as Json)
      : fail('shape', 'It is not a result.'),
  parsePuzzle: (json) =>
    typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string'
      ? ok({ id: json.id, boards: [] })
      : fail('shape', 'It is not a puzzle.'),
};

export const simpleCodecs: Codecs = Object.fromEntries(GAME_IDS.map((game) => [game, simpleCodec]));
