import type { Board } from '../types.ts';

/** What clues may speak of. */
export type Vocabulary = Pick<Board, 'names' | 'plates' | 'marriages' | 'monarch'>;
