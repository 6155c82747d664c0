/** The pictures shown by stores and browsers before installation: scene and size of each. */

export const FORMS = [
  { form: 'narrow', width: 360, height: 740, scale: 2, device: 'on a phone' },
  { form: 'wide', width: 1280, height: 800, scale: 1, device: 'on a desktop' },
] as const;

export const SCENES = [
  { scene: 'home', label: 'Today’s puzzles' },
  { scene: 'sudoku-shift', label: 'Sudoku Shift in play' },
  { scene: 'yearly-daily', label: 'Yearly Daily, half covered' },
  { scene: 'crossnumber', label: 'Crossnumber, half filled in' },
  { scene: 'geografind', label: 'Geografind after two guesses' },
  { scene: 'royal-family', label: 'Royal Family, half the tree filled in' },
] as const;

export type Scene = (typeof SCENES)[number]['scene'];

/** A picture's path within public/. */
export const screenshotFile = (scene: Scene, form: string) => `screenshots/${scene}-${form}.png`;
