/** Codes of tables and invitations: made at random, and hard to guess. */
import { randomInt } from 'node:crypto';
import { ServerError } from '../../src/protocol/status.ts';
import type { MembershipDocument } from '../../src/protocol/table.ts';
import { makeCode } from '../../src/protocol/tableCode.ts';

/** Wrong codes that an account may try in an hour, against guessing. */
const MOST_TRIES = 10;
const HOUR_MS = 3_600_000;

type Tries = Pick<MembershipDocument, 'triesBegan' | 'tries'>;

export const unusedCode = () => makeCode(() => randomInt(0x10000));

/** Throws `resource-exhausted` after too many wrong codes. `at` is epoch ms. */
export function refuseMoreTries(tries: Tries, at: number): void {
  if (triesAt(tries, at).tries < MOST_TRIES) return;
  throw new ServerError('resource-exhausted', 'Too many wrong codes. Try again in an hour.', {
    retryAfterMs: tries.triesBegan + HOUR_MS - at,
  });
}

/** The tries with a further wrong code. */
export function withTry<Of extends Tries>(document: Of, at: number): Of {
  const { triesBegan, tries } = triesAt(document, at);
  return { ...document, triesBegan, tries: tries + 1 };
}

const triesAt = ({ triesBegan, tries }: Tries, at: number): Tries =>
  at - triesBegan >= HOUR_MS ? { triesBegan: at, tries: 0 } : { triesBegan, tries };
