/** The editor who works at the desk, and state shared by the desk's pages. */
import { createContext, use } from 'react';

export interface AtDesk {
  readonly uid: string;
  readonly email: string;
  /**
   * Number of times that data was called outdated; each increment makes the desk's pages read it
   * again.
   */
  readonly turn: number;
  readAgain(): void;
  /**
   * Asks the server again whether the editor is staff, if this error of a request suggests
   * otherwise.
   */
  doubt(error: unknown): void;
}

export const DeskContext = createContext<AtDesk | null>(null);

/** The editor and the shared state; throws outside of the desk's frame. */
export function useAtDesk(): AtDesk {
  const at = use(DeskContext);
  if (at === null) throw new Error('useAtDesk was called outside the desk’s frame.');
  return at;
}
