/** Puts a deduction's steps into words, from the arithmetic of their clues. */
import { capital } from '../../../lib/capital.ts';
import { entryText } from './entryWords.ts';
import { linkText } from './linkWords.ts';
import type { Passage } from './passage.ts';

/** Describes a step in at most 25 words. */
export function textOf(passage: Passage): string {
  const { step } = passage;
  return capital(
    step.kind === 'entry' ? entryText(passage, step.entry) : linkText(passage, step.link),
  );
}
