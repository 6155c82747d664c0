/** A native modal dialog with a heading; closes by Escape, the cross and a press beside it. */
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { button } from './button.ts';
import { nextFrame } from './nextFrame.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  onClose(): void;
  readonly children: ReactNode;
}

export function Dialog({ open, title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  const close = () => ref.current?.close();

  /** Gone from the screen at once; taking its content away, and what the page does then, can wait for that. */
  async function onClosed() {
    // The page itself has closed it.
    if (!open) return;
    await nextFrame();
    onClose();
  }

  // The dialog's own box is filled by its content: a press on the element itself is beside it.
  function onClick(event: MouseEvent) {
    if (event.target === ref.current) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and native here.
    <dialog
      ref={ref}
      aria-labelledby={heading}
      onClose={() => void onClosed()}
      onClick={onClick}
      className="dialog w-[calc(100%-2rem)] overflow-hidden max-w-md rounded-card border border-line bg-card p-0 text-ink backdrop:bg-black/45"
    >
      {open && (
        <div className="flex max-h-[calc(100dvh-4rem)] flex-col">
          <div className="flex items-center justify-between gap-4 py-3 pr-3 pl-6">
            <h2 id={heading} className="text-xl">
              {title}
            </h2>
            <button type="button" className={button.icon} aria-label="Close" onClick={close}>
              <X size={20} aria-hidden />
            </button>
          </div>
          <div className="relative overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
        </div>
      )}
    </dialog>
  );
}
