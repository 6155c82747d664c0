/** The colours of the pieces' stoneware: their faces, their sides, and the drawings on them. */
import type { CSSProperties } from 'react';
import { lightDark } from '../../../ui/lightDark.ts';

export const TONES: readonly (readonly [tone: string, side: string, stamp: string])[] = [
  [lightDark('#cf9250', '#bd8446'), '#94602b', '#4a2a0a'],
  [lightDark('#7b9ab3', '#6d8ba3'), '#4d6a81', '#14283a'],
  [lightDark('#8aab85', '#7a9a76'), '#58784f', '#1d3518'],
  [lightDark('#bd6a52', '#ad5f49'), '#80402d', '#fbe6dc'],
  [lightDark('#9c7092', '#8c6484'), '#66445e', '#fbeaf6'],
  [lightDark('#f7f0e3', '#ddd2be'), '#b7a685', '#6a5331'],
  [lightDark('#77563f', '#6e503b'), '#462f20', '#f5e3d1'],
  [lightDark('#59636b', '#667079'), '#343c42', '#eef2f5'],
];

/** A piece's colours as variables for the game's stylesheet (board.css). */
export const toneOf = (piece: number): CSSProperties => {
  const [tone, side, stamp] = TONES[piece]!;
  return { '--tone': tone, '--side': side, '--stamp': stamp } as CSSProperties;
};

/** The board's wood, for drawings without the stylesheet. */
export const WOOD = {
  frame: lightDark('#d9b98a', '#4a3524'),
  edge: lightDark('#b58c57', '#64492f'),
  well: lightDark('#ecd9b7', '#2a1e14'),
  date: lightDark('#fffaf0', '#3a2a12'),
} as const;
