/**
 * The saved format of a session (a puzzle being played): the log, not the states. Read by
 * readSession.ts.
 */
import type { Json } from '../lib/json.ts';
import { hashOf } from './hash.ts';
import type { Session } from './session.ts';

/** The session as JSON to be saved; `parseSession` (readSession.ts) reads it. */
export function makeSession<B, S, M>(session: Session<B, S, M>): Json {
  const { game, puzzle, log, since, boards } = session;
  return {
    version: 2,
    hash: hashOf(game, puzzle),
    log,
    since,
    paid: boards.map(({ paid }) => paid),
  };
}
