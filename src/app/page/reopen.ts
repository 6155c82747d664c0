/** How a page asks to be opened anew, with fresh data. */
import { createContext, use } from 'react';

/** Opens the present page anew; `reopening` while that is under way. */
export interface Reopen {
  reopen(): void;
  readonly reopening: boolean;
}

export const ReopenContext = createContext<Reopen>({ reopen() {}, reopening: false });

export const useReopen = () => use(ReopenContext);
