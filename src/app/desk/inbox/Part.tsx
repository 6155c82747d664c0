/**
 * A part of the inbox. It reads its own list, so that a list that cannot be read hides no other, and
 * tells what was done last.
 */
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Desk } from '../../../desk/port.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { button } from '../../../ui/button.ts';
import { useActing } from '../act.ts';
import { useNextFocus } from '../nextFocus.ts';
import { ReadLine } from '../ReadLine.tsx';
import type { Read } from '../useReading.ts';

export interface Doing {
  /**
   * Says what was done, and moves the focus there: the pressed button disappears with it.
   *
   * @param undo takes it back.
   */
  tell(words: string, undo?: () => void): void;
  /** Keys of what was settled since the list was read: else it would stay until the next reading. */
  readonly settled: ReadonlySet<string>;
  /** Notes documents as settled, or as open again. */
  note(keys: readonly string[], settled: boolean): void;
  readonly busy: boolean;
  /** As in `Acting`. */
  run(work: (desk: Desk) => Promise<unknown>): Promise<boolean>;
}

const NONE: ReadonlySet<string> = new Set();

interface PartProps<List> {
  readonly title: string;
  readonly read: Read<List>;
  readonly about?: string;
  children(list: List, doing: Doing): ReactNode;
}

export function Part<List>({ title, read, about, children }: PartProps<List>) {
  const { busy, problem, run } = useActing();
  const [told, setTold] = useState<{ words: string; undo?: (() => void) | undefined }>();
  const [settled, setSettled] = useState({ in: read.value, keys: NONE });
  const gone = settled.in === read.value ? settled.keys : NONE;
  const line = useRef<HTMLDivElement>(null);
  const focusNext = useNextFocus();
  const heading = useId();
  function tell(words: string, undo?: () => void): void {
    setTold({ words, undo });
    focusNext(() => line.current);
  }
  function note(keys: readonly string[], isSettled: boolean): void {
    const others = [...gone].filter((key) => !keys.includes(key));
    setSettled({ in: read.value, keys: new Set(isSettled ? [...others, ...keys] : others) });
  }
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      <ReadLine read={read} />
      {about && <p className="mt-1 mb-3 text-soft">{about}</p>}
      <div ref={line} role="status" tabIndex={-1} className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 wrap-anywhere">{told?.words}</span>
        {told?.undo && (
          <button type="button" className={button.compact} onClick={told.undo}>
            Undo
          </button>
        )}
      </div>
      <p role="alert" className="text-bad">
        {problem}
      </p>
      {read.value !== null && children(read.value, { tell, settled: gone, note, busy, run })}
    </section>
  );
}

interface CasesProps {
  /** Said where there are no cases. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}

export function Cases({ none, children }: CasesProps) {
  if (children.length === 0) return <p className="text-soft">{none}</p>;
  return <ul className="mt-3 grid grid-cols-1 gap-4">{children}</ul>;
}

interface SettleProps extends Doing {
  /** Names what is settled, in the sentence about it. */
  readonly name: string;
  readonly keys: readonly string[];
  readonly count: number;
  /** Marks a document as settled, or as open again. */
  mark(desk: Desk, key: string, settled: boolean): Promise<void>;
}

export function Settle({ name, keys, count, mark, tell, note, busy, run }: SettleProps) {
  const markAll = (settled: boolean) =>
    run(async (desk) => {
      for (const key of keys) await mark(desk, key, settled);
      note(keys, settled);
    });
  const reopen = async () => {
    if (await markAll(false)) tell('');
  };
  const settle = async () => {
    if (await markAll(true)) tell(`Settled: ${name}.`, () => void reopen());
  };
  return (
    <ActionButton
      className={`${button.secondary} mt-1`}
      disabled={busy}
      onClick={() => void settle()}
    >
      {count === 1 ? 'Settle' : `Settle all ${count}`}
    </ActionButton>
  );
}
