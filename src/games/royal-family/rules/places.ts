/** What plates are called in sentences. */
import type { Board } from './types.ts';

/** "the Duke of Ambry", "the woman born in 1871": no two plates are called the same. */
export function whoIs({ plates }: Pick<Board, 'plates'>, plate: number): string {
  const { sex, born, title } = plates[plate]!;
  return title === '' ? `the ${sex === 'm' ? 'man' : 'woman'} born in ${born}` : `the ${title}`;
}
