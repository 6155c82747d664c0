import type { Board } from '../types.ts';

/** The parts of a board that clues may mention. */
export type Vocabulary = Pick<Board, 'names' | 'plates' | 'marriages' | 'monarch'>;
