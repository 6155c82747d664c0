/** The small example family on Royal Family's how-to page. */
import type { Board } from '../rules/types.ts';

export const EXAMPLE: Board = {
  house: 'Vell',
  plates: [
    { sex: 'f', parents: [], born: 1802, title: 'Queen of Vell' },
    { sex: 'm', parents: [], born: 1799, title: '' },
    { sex: 'm', parents: [0, 1], born: 1824, title: '' },
    { sex: 'f', parents: [0, 1], born: 1827, title: '' },
    { sex: 'f', parents: [0, 1], born: 1831, title: '' },
  ],
  marriages: [[0, 1]],
  monarch: 0,
  names: [
    { name: 'Corvin', sex: 'm' },
    { name: 'Isaure', sex: 'f' },
    { name: 'Odile', sex: 'f' },
    { name: 'Osric', sex: 'm' },
    { name: 'Tamsin', sex: 'f' },
  ],
  clues: [
    { kind: 'follows', who: 'Odile', after: 'Osric' },
    { kind: 'relation', who: 'Tamsin', is: 'sister', of: 'Osric' },
  ],
  beans: 1,
};
