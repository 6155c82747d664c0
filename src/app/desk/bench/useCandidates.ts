/**
 * The boards that were made by wish, and what was wished for, by place. Kept by the table, so that they are
 * still there after a test play or a look at another board.
 */
import { useEffect, useRef, useState } from 'react';
import type { DeskWorker, Proposing } from '../../../desk/worker/client.ts';
import type { GameId } from '../../../games/definitions.ts';

export const WANTED = 8;

export interface Made {
  /** The beans wished for. */
  readonly beans: number;
  readonly boards: readonly unknown[];
  readonly state: 'idle' | 'making' | 'stopped';
  /** Why no more came, as a sentence; or null. */
  readonly problem: string | null;
}

export interface Candidates {
  at(place: number): Made;
  wish(place: number, beans: number): void;
  /** Eight new ones in place of those that were there. Ends what is being made for another place. */
  make(place: number): void;
  stop(): void;
}

/** @param planned the beans wished for at first; null where nothing is planned. */
export function useCandidates(
  worker: DeskWorker,
  game: GameId,
  id: string,
  planned: number | null,
): Candidates {
  const [made, setMade] = useState<Readonly<Record<number, Made>>>({});
  const proposing = useRef<Proposing | null>(null);
  useEffect(() => () => proposing.current?.stop(), []);

  const none: Made = { beans: planned ?? 3, boards: [], state: 'idle', problem: null };
  const change = (place: number, next: (before: Made) => Partial<Made>) =>
    setMade((all) => {
      const before = all[place] ?? none;
      return { ...all, [place]: { ...before, ...next(before) } };
    });

  async function make(place: number): Promise<void> {
    const { beans } = made[place] ?? none;
    proposing.current?.stop();
    change(place, () => ({ boards: [], state: 'making', problem: null }));
    const wishes = Array.from({ length: WANTED }, () => ({
      ...{ id, board: place, beans },
      seed: crypto.randomUUID(),
    }));
    const now = worker.propose(game, wishes, (board) =>
      change(place, ({ boards }) => ({ boards: [...boards, board] })),
    );
    proposing.current = now;
    // A run that another one has taken the place of says nothing about the boards of that one.
    const end = (how: Partial<Made>) => {
      if (proposing.current === now) proposing.current = null;
      change(place, ({ state }) => (state === 'making' ? how : {}));
    };
    try {
      end({ state: (await now.done) ? 'idle' : 'stopped' });
    } catch (error) {
      end({ state: 'stopped', problem: error instanceof Error ? error.message : String(error) });
    }
  }

  return {
    at: (place) => made[place] ?? none,
    wish: (place, beans) => change(place, () => ({ beans })),
    make: (place) => void make(place),
    stop: () => proposing.current?.stop(),
  };
}
