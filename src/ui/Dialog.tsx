/** A native modal dialog with a heading; Escape, the cross and a press outside close it. */
import { X } from 'lucide-react';
import { memo, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { button } from './button.ts';
import { nextFrame } from './nextFrame.ts';
import { useOverlay } from './overlays.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** The props of a component that is a dialog. */
export type OpeningProps = Pick<DialogProps, 'open' | 'onClose'>;

interface ContentProps {
  readonly closed: boolean;
  readonly children: ReactNode;
}

/** Skips re-rendering the content once the dialog is closed. */
const Content = memo(
  ({ children }: ContentProps) => children,
  (_, { closed }) => closed,
);

export function Dialog({ open, title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useOverlay(open);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  // Hide the dialog before unmounting its content.
  const [filled, setFilled] = useState(open);
  if (open && !filled) setFilled(true);
  useEffect(() => {
    if (open) return;
    let closed = true;
    void nextFrame().then(() => closed && setFilled(false));
    return () => {
      closed = false;
    };
  }, [open]);

  const close = () => ref.current?.close();

  // The content covers the whole box of the dialog: a pointer whose target is the `dialog` element
  // itself is on the backdrop, outside the box. A click's own target doesn't tell: a selection
  // dragged out of a field is a click on the dialog too.
  const isOutside = useRef(false);
  const onPointerDown = ({ target }: PointerEvent) => {
    isOutside.current = target === ref.current;
  };
  const onPointerUp = ({ target }: PointerEvent) => {
    isOutside.current &&= target === ref.current;
  };
  const onClick = () => {
    const wasOutside = isOutside.current;
    // Enter in a field is a click without a press: it must not see the press that closed before.
    isOutside.current = false;
    if (wasOutside) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and native here.
    <dialog
      ref={ref}
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onClick={onClick}
      className="dialog w-[calc(100%-2rem)] overflow-hidden max-w-md rounded-card border border-line bg-card p-0 text-ink backdrop:bg-black/45"
    >
      {filled && (
        <div className="flex max-h-[calc(100dvh-4rem)] flex-col">
          <div className="flex items-center justify-between gap-4 py-3 pr-[min(0.75rem,3vw)] pl-[min(1rem,5vw)] sm:pl-6">
            <h2 id={heading} className="text-xl">
              {title}
            </h2>
            <button type="button" className={button.icon} aria-label="Close" onClick={close}>
              <X size={20} aria-hidden />
            </button>
          </div>
          <div className="relative overflow-y-auto overscroll-contain px-[min(1rem,5vw)] pb-6 sm:px-6">
            <Content closed={!open}>{children}</Content>
          </div>
        </div>
      )}
    </dialog>
  );
}
