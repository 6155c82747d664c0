/**
 * The colours of the pieces' faces and sides, for drawings without the game's stylesheet
 * (board.css).
 */
export const TONES: readonly (readonly [tone: string, side: string])[] = [
  ['light-dark(#cf9250, #bd8446)', '#94602b'],
  ['light-dark(#7b9ab3, #6d8ba3)', '#4d6a81'],
  ['light-dark(#8aab85, #7a9a76)', '#58784f'],
  ['light-dark(#bd6a52, #ad5f49)', '#80402d'],
  ['light-dark(#9c7092, #8c6484)', '#66445e'],
  ['light-dark(#f7f0e3, #ddd2be)', '#b7a685'],
  ['light-dark(#77563f, #6e503b)', '#462f20'],
  ['light-dark(#59636b, #667079)', '#343c42'],
];

export const WOOD = {
  frame: 'light-dark(#d9b98a, #4a3524)',
  edge: 'light-dark(#b58c57, #64492f)',
  well: 'light-dark(#ecd9b7, #2a1e14)',
  date: 'light-dark(#fffaf0, #3a2a12)',
} as const;
