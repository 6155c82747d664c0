/** Lets a page request to be reopened with fresh data. */
import { createContext, use } from 'react';

/** Reopens the current page; `reopening` is true meanwhile. */
export interface Reopen {
  reopen(): void;
  readonly reopening: boolean;
}

export const ReopenContext = createContext<Reopen>({ reopen() {}, reopening: false });

export const useReopen = () => use(ReopenContext);
