/** Text from another person, isolated from the sentence around it and with its hidden characters spelled out. */
import { visibleText } from '../../lib/visibleText.ts';

export function Said({ children }: { readonly children: string }) {
  return <bdi className="wrap-anywhere">{visibleText(children)}</bdi>;
}
