import type { Game, GameId } from '../games/game.ts';

/** What of a game is needed to accept its results from outside; the games themselves serve. */
export type ResultCodec = Pick<Game, 'parseResult'>;
export type ResultCodecs = Readonly<Partial<Record<GameId, ResultCodec>>>;

/** Its puzzles too. */
export type Codec = Pick<Game, 'parseResult' | 'parsePuzzle'>;

/** Games that are not there (yet, or in this build) have none. */
export type Codecs = Readonly<Partial<Record<GameId, Codec>>>;
