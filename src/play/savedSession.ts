/** A session as it is saved: the log, not the states. readSession.ts reads it back. */
import type { Json } from '../lib/json.ts';
import { hashOf } from './hash.ts';
import type { Session } from './session.ts';

/** What `parseSession` (readSession.ts) reads back. */
export function makeSession<B, S, M>(session: Session<B, S, M>): Json {
  const { game, puzzle, log, since, timed, boards } = session;
  return {
    version: 2,
    hash: hashOf(game, puzzle),
    log,
    since,
    paid: boards.map(({ paid }) => paid),
    ...(!timed && { timed }),
  };
}
