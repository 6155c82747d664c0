/** One view of a dialog that has several: takes the focus when the one before it has gone. */
import { type ReactNode, useEffect, useRef } from 'react';

export function Pane({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // What was pressed is no longer there: the browser has put the focus on the page or the dialog.
    if (activeElement === document.body || activeElement instanceof HTMLDialogElement) {
      ref.current?.focus();
    }
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {children}
    </div>
  );
}

/** A sentence about something that is not as it should be. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="rounded-2xl bg-sunken px-4 py-3 text-[0.9375rem] wrap-anywhere">
      {children}
    </p>
  );
}

/** What went wrong, announced as soon as it is there. */
export function Failure({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="text-sm text-bad">
      {children}
    </p>
  );
}
