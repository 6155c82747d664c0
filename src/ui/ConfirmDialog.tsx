/** Asks before something that is not easily taken back. */
import type { ReactNode } from 'react';
import { button } from './button.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Labels of the button that does it, and of the one that does not. */
  readonly yes: string;
  readonly no: string;
  /** How the button looks that does it: a danger by default. */
  readonly look?: 'danger' | 'primary';
  onYes(): void;
  onClose(): void;
}

export function ConfirmDialog({
  open,
  title,
  children,
  yes,
  no,
  look = 'danger',
  onYes,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <p className="text-soft">{children}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <button type="button" className={button.secondary} onClick={onClose}>
          {no}
        </button>
        <button
          type="button"
          className={button[look]}
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
