/**
 * The colours of the pieces' faces and sides, for drawings without the game's stylesheet
 * (board.css).
 */
import { lightDark } from '../../../ui/lightDark.ts';

export const TONES: readonly (readonly [tone: string, side: string])[] = [
  [lightDark('#cf9250', '#bd8446'), '#94602b'],
  [lightDark('#7b9ab3', '#6d8ba3'), '#4d6a81'],
  [lightDark('#8aab85', '#7a9a76'), '#58784f'],
  [lightDark('#bd6a52', '#ad5f49'), '#80402d'],
  [lightDark('#9c7092', '#8c6484'), '#66445e'],
  [lightDark('#f7f0e3', '#ddd2be'), '#b7a685'],
  [lightDark('#77563f', '#6e503b'), '#462f20'],
  [lightDark('#59636b', '#667079'), '#343c42'],
];

export const WOOD = {
  frame: lightDark('#d9b98a', '#4a3524'),
  edge: lightDark('#b58c57', '#64492f'),
  well: lightDark('#ecd9b7', '#2a1e14'),
  date: lightDark('#fffaf0', '#3a2a12'),
} as const;
