/** Words that somebody has typed: isolated from the sentence around them, with nothing hidden in them. */
import { visibleText } from '../../lib/visibleText.ts';

export function Said({ children }: { readonly children: string }) {
  return <bdi className="wrap-anywhere">{visibleText(children)}</bdi>;
}
