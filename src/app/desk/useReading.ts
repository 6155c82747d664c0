/** What a page of the desk reads: the copy of the last time first, then what the server says. */
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Desk } from '../../desk/port.ts';
import { parseSeen, type Seen, seenJson, seenKey } from '../../desk/seen.ts';
import { sentenceOf } from '../../desk/sentences.ts';
import type { Json } from '../../lib/json.ts';
import { pauseAfter } from '../../sync/backoff.ts';
import { remedyFor, statusOf } from '../../sync/status.ts';
import { onlineAtom } from '../device/online.ts';
import { storage } from '../device/storage.ts';
import { useAtDesk } from './deskContext.ts';
import { openDesk } from './openDesk.ts';

/** One kind of thing that is read; made once, outside of components. */
export interface Reading<T> {
  /** Its name on the device. */
  readonly name: string;
  read(desk: Desk): Promise<T>;
  /** Accepts anything that was kept; null when it cannot be read. */
  parse(json: unknown): T | null;
  /** As it is kept. */
  json(value: T): Json;
}

export interface Read<T> {
  /** Null while it is not known. */
  readonly value: T | null;
  /** When the server said so, epoch ms; null when that was just now. */
  readonly seenAt: number | null;
  /** A sentence about why there is nothing newer, or null. */
  readonly trouble: string | null;
  /** Reads again. */
  again(): void;
}

const OFFLINE = 'You are offline.';

/** A list of records as it was kept; null when it is none. */
export function parseList<T>(json: unknown): readonly T[] | null {
  const isList =
    Array.isArray(json) && json.every((one) => typeof one === 'object' && one !== null);
  return isList ? (json as T[]) : null;
}

async function keep<T>(reading: Reading<T>, uid: string, value: T): Promise<void> {
  try {
    const opened = await storage();
    // Somebody else's device by now: what staff reads is not for them.
    if ((await opened.readAccount())?.uid !== uid) return;
    await opened.putMeta(seenKey(reading.name), seenJson(uid, Date.now(), reading.json(value)));
  } catch (error) {
    console.warn('What the desk has read could not be kept.', error);
  }
}

export function useReading<T>(reading: Reading<T>): Read<T> {
  const { uid, turn, readAgain, doubt } = useAtDesk();
  const online = useAtomValue(onlineAtom);
  const [seen, setSeen] = useState<Seen<T> | null>(null);
  const [fresh, setFresh] = useState<{ readonly value: T } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let wanted = true;
    storage()
      .then((opened) => opened.getMeta(seenKey(reading.name)))
      .then((json) => {
        const found = parseSeen(json, uid, reading.parse);
        if (wanted && found) setSeen(found);
      })
      // Then there is only what the server says.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [reading, uid]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn reads again
  useEffect(() => {
    if (!online) return;
    let wanted = true;
    let timer = 0;
    async function read(failures: number) {
      try {
        const value = await reading.read(await openDesk());
        if (!wanted) return;
        setFresh({ value });
        setFailure(null);
        await keep(reading, uid, value);
      } catch (error) {
        if (!wanted) return;
        setFailure(sentenceOf(error, 'read-on'));
        doubt(error);
        if (remedyFor(statusOf(error)) !== 'retry') return;
        const pause = pauseAfter(failures + 1, Math.random());
        timer = window.setTimeout(() => void read(failures + 1), pause);
      }
    }
    void read(0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [reading, uid, online, turn, doubt]);

  const trouble = online ? failure : OFFLINE;
  const again = useCallback(() => {
    setFailure(null);
    readAgain();
  }, [readAgain]);
  if (fresh !== null) return { value: fresh.value, seenAt: null, trouble, again };
  return { value: seen?.value ?? null, seenAt: seen?.at ?? null, trouble, again };
}
