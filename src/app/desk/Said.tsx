/**
 * Shows text that a player or editor wrote, isolated from the sentence around it (its writing
 * direction too), with hidden characters spelled out.
 */
import { visibleText } from '../../lib/visibleText.ts';

export function Said({ children }: { readonly children: string }) {
  return <bdi className="wrap-anywhere">{visibleText(children)}</bdi>;
}
