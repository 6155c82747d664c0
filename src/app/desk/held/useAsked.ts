/** Asks the server for a small piece of data once, when it is shown. */
import type { Desk } from '../../../desk/port.ts';
import { sentenceOf } from '../../../desk/sentences.ts';
import { useAsync } from '../../../ui/useAsync.ts';
import { openDesk } from '../openDesk.ts';

export type AskedOnce<T> =
  | { readonly kind: 'asking' }
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'failed'; readonly message: string };

/** @param key identifies the request; a new key sends another. */
export function useAsked<T>(key: string, ask: (desk: Desk) => Promise<T>): AskedOnce<T> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells what is asked
  const answer = useAsync(async (): Promise<AskedOnce<T>> => {
    try {
      return { kind: 'answered', value: await ask(await openDesk()) };
    } catch (error) {
      return { kind: 'failed', message: sentenceOf(error, 'read') };
    }
  }, [key]);
  return answer ?? { kind: 'asking' };
}
