/** Reads the data of a desk page from the server, and reads it again after changes. */
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Desk } from '../../desk/port.ts';
import { sentenceOf } from '../../desk/sentences.ts';
import { remedyFor, statusOf } from '../../protocol/status.ts';
import { pauseAfter } from '../../sync/backoff.ts';
import { onlineAtom } from '../device/online.ts';
import { useAtDesk } from './deskContext.ts';
import { openDesk } from './openDesk.ts';

/**
 * A function that reads a page's data. Create it once, outside of components or memoised: a new
 * function triggers a read.
 */
export type Reading<T> = (desk: Desk) => Promise<T>;

export interface Read<T> {
  /** The server's last answer; null before the first. */
  readonly value: T | null;
  /** The last read's error, as a sentence, or null. */
  readonly trouble: string | null;
  /** Reads again at once. */
  again(): void;
}

const OFFLINE = 'You’re offline.';

export function useReading<T>(reading: Reading<T>): Read<T> {
  const { turn, readAgain, doubt } = useAtDesk();
  const online = useAtomValue(onlineAtom);
  const [answer, setAnswer] = useState<{ readonly value: T } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn reads again
  useEffect(() => {
    if (!online) return;
    let mounted = true;
    let timer = 0;
    async function read(failures: number) {
      try {
        const value = await reading(await openDesk());
        if (!mounted) return;
        setAnswer({ value });
        setFailure(null);
      } catch (error) {
        if (!mounted) return;
        setFailure(sentenceOf(error, 'read-on'));
        doubt(error);
        if (remedyFor(statusOf(error)) !== 'retry') return;
        const pause = pauseAfter(failures + 1, Math.random());
        timer = window.setTimeout(() => void read(failures + 1), pause);
      }
    }
    void read(0);
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, [reading, online, turn, doubt]);

  const again = useCallback(() => {
    setFailure(null);
    readAgain();
  }, [readAgain]);
  return { value: answer?.value ?? null, trouble: online ? failure : OFFLINE, again };
}
