/**
 * The generated boards that an editor can choose from and the difficulty asked for, by board index.
 * They are state of the bench, so that they survive a test play and a switch to another board.
 */
import { useEffect, useRef, useState } from 'react';
import type { DeskWorker, Proposing } from '../../../desk/worker/client.ts';
import type { GameId } from '../../../games/definitions.ts';

export const WANTED = 8;

export interface Made {
  /** The difficulty asked for, in beans (1 to 5). */
  readonly beans: number;
  readonly boards: readonly unknown[];
  readonly state: 'idle' | 'making' | 'stopped';
  /** The reason why generation ended early, as a sentence; or null. */
  readonly problem: string | null;
}

export interface Candidates {
  at(place: number): Made;
  wish(place: number, beans: number): void;
  /**
   * Generates eight new candidates for the board with index `place`, in place of the old ones.
   * Stops generation for another board.
   */
  make(place: number): void;
  stop(): void;
}

/** @param planned the difficulty asked for at first, in beans; null where nothing is planned. */
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
    // A generation that a newer one has replaced must not change the newer one's state.
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
