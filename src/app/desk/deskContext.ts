/** Who is at the desk, for everything that is shown there. */
import { createContext, use } from 'react';

export interface AtDesk {
  readonly uid: string;
  readonly email: string;
  /** Something was changed: everything that was read is read again. */
  readonly turn: number;
  readAgain(): void;
  /** The server has refused something, with this error: are they still staff? It is asked. */
  doubt(error: unknown): void;
}

export const DeskContext = createContext<AtDesk | null>(null);

/** Throws outside of the desk's frame. */
export function useAtDesk(): AtDesk {
  const at = use(DeskContext);
  if (at === null) throw new Error('This is not at the desk.');
  return at;
}
