/** A view of a dialog that has several views: takes the focus when it replaces another one. */
import { type ReactNode, useEffect, useRef } from 'react';

export function Pane({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The view before may have been scrolled.
    if (ref.current?.parentElement) ref.current.parentElement.scrollTop = 0;
    const { activeElement } = document;
    // The button that led to this view is gone: the browser has moved the focus to the page or the
    // dialog.
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

/** A highlighted sentence about an unusual state of the account. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="rounded-2xl bg-sunken px-4 py-3 text-[0.9375rem] wrap-anywhere">
      {children}
    </p>
  );
}

/** An error message, announced to screen readers when it appears. */
export function Failure({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="text-sm text-bad">
      {children}
    </p>
  );
}
