/** Something small that is asked of the server once, when it is shown. */
import { useEffect, useState } from 'react';
import type { Desk } from '../../../desk/port.ts';
import { sentenceOf } from '../../../desk/sentences.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import { openDesk } from '../openDesk.ts';

export type AskedOnce<T> =
  | { readonly kind: 'asking' }
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'failed'; readonly message: string };

/** @param key what is asked; another one is asked anew. */
export function useAsked<T>(key: string, ask: (desk: Desk) => Promise<T>): AskedOnce<T> {
  const [answer, setAnswer] = useState<AskedOnce<T>>({ kind: 'asking' });
  const run = useHandler(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells what is asked
  useEffect(() => {
    let wanted = true;
    openDesk()
      .then(run)
      .then(
        (value): AskedOnce<T> => ({ kind: 'answered', value }),
        (error: unknown): AskedOnce<T> => ({ kind: 'failed', message: sentenceOf(error, 'read') }),
      )
      .then((now) => wanted && setAnswer(now));
    return () => {
      wanted = false;
    };
  }, [key, run]);
  return answer;
}
