/** Settling reports or errors at the desk, and taking it back. */
import { type ReactNode, useRef, useState } from 'react';
import type { Desk } from '../../../desk/port.ts';
import { button } from '../../../ui/button.ts';
import { useActing } from '../act.ts';
import { useNextFocus } from '../nextFocus.ts';

export interface Settling {
  readonly busy: boolean;
  /** @param name of what is settled, for the sentence about it. */
  settle(name: string, keys: readonly string[]): void;
  /** The sentence about what was settled last, with the way back, or why it failed. */
  readonly said: ReactNode;
}

/** @param mark marks a document as settled, or as open again. */
export function useSettling(
  mark: (desk: Desk, key: string, settled: boolean) => Promise<void>,
): Settling {
  const { busy, problem, run } = useActing();
  const [done, setDone] = useState<{ name: string; keys: readonly string[] } | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const focusNext = useNextFocus();

  async function markAll(name: string, keys: readonly string[], settled: boolean): Promise<void> {
    const isDone = await run(async (desk) => {
      for (const key of keys) await mark(desk, key, settled);
    });
    if (!isDone) return;
    setDone(settled ? { name, keys } : null);
    // The pressed button disappears with what it has settled.
    focusNext(() => line.current);
  }

  return {
    busy,
    settle: (name, keys) => void markAll(name, keys, true),
    said: (
      <>
        <div
          ref={line}
          role="status"
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-3 text-soft"
        >
          {done && (
            <>
              <span className="min-w-0 wrap-anywhere">{`Settled: ${done.name}.`}</span>
              <button
                type="button"
                className={button.compact}
                onClick={() => void markAll(done.name, done.keys, false)}
              >
                Undo
              </button>
            </>
          )}
        </div>
        <p role="alert" className="text-bad">
          {problem}
        </p>
      </>
    ),
  };
}
