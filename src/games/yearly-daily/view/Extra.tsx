/** The date's extra in one line, which opens its meaning and a hint towards it. */
import { useState } from 'react';
import { button } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { BoardEngine } from '../../contract/view.ts';
import { extraOf } from '../rules/extras.ts';

export interface ExtraProps {
  readonly id: string;
  readonly playing: boolean;
  readonly engine: BoardEngine | undefined;
}

export function Extra({ id, playing, engine }: ExtraProps) {
  const [open, setOpen] = useState(false);
  const { text, about } = extraOf(id);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <span className="font-semibold">Extra:</span> <span>{text}</span>
      </button>
      <Dialog open={open} title="The extra" onClose={() => setOpen(false)}>
        <div className="flex flex-col items-start gap-4">
          <p>{`Finish ${text}. ${about}`}</p>
          <p className="text-soft">
            You don’t have to: any solution counts, and the extra changes neither your time nor your
            rank.
          </p>
          {playing && engine && (
            <button
              type="button"
              className={button.secondary}
              onClick={() => {
                setOpen(false);
                engine.hint(id);
              }}
            >
              <span>Hint towards the extra </span>
              <span className="text-sm font-normal text-soft">+20 s</span>
            </button>
          )}
        </div>
      </Dialog>
    </>
  );
}
