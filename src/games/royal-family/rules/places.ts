/** The words for plates of the family tree in sentences. */
import type { Board } from './types.ts';

/**
 * The person of a plate in a sentence, without the name: "the Duke of Ambry", "the woman born in
 * 1871". No two plates are called the same.
 */
export function whoIs({ plates }: Pick<Board, 'plates'>, plate: number): string {
  const { sex, born, title } = plates[plate]!;
  return title === '' ? `the ${sex === 'm' ? 'man' : 'woman'} born in ${born}` : `the ${title}`;
}

export const calledOf = ({ names }: Pick<Board, 'names'>, name: number) => names[name]!.name;
