/**
 * The joins that a player has asked for on this device. Without a network or an account they wait;
 * an answered one stays until its player has seen the answer.
 */
import { fieldsOf } from '../lib/reading.ts';
import { parseCode } from '../protocol/tableCode.ts';
import type { MetaEntry } from '../storage/metaEntry.ts';

export interface Join {
  readonly code: string;
  readonly answer?: JoinAnswer;
}

/** Id of the joined table, or the sentence of a refusal. */
export type JoinAnswer = { readonly table: string } | { readonly problem: string };

/** Most joins that are kept, more than a player can sit at tables; the oldest are dropped. */
const MOST_JOINS = 10;

export const JOINS: MetaEntry<readonly Join[]> = {
  key: 'table-joins',
  parse: (json) => (Array.isArray(json) ? json.flatMap(joinIn) : []),
  json: (joins) => joins.map((join) => ({ ...join, ...(join.answer && { answer: join.answer }) })),
};

function joinIn(json: unknown): Join[] {
  const { code: text, answer } = fieldsOf(json) ?? {};
  const code = parseCode(text);
  if (code === null) return [];
  const { table, problem } = fieldsOf(answer) ?? {};
  if (typeof table === 'string') return [{ code, answer: { table } }];
  if (typeof problem === 'string') return [{ code, answer: { problem } }];
  return [{ code }];
}

/** The joins with another one; asking again for a code replaces its answer. */
export const withJoin = (joins: readonly Join[], code: string): readonly Join[] =>
  [...withoutJoin(joins, code), { code }].slice(-MOST_JOINS);

export const withoutJoin = (joins: readonly Join[], code: string): readonly Join[] =>
  joins.filter((join) => join.code !== code);

export const withAnswer = (
  joins: readonly Join[],
  code: string,
  answer: JoinAnswer,
): readonly Join[] => joins.map((join) => (join.code === code ? { ...join, answer } : join));

/** The joins that are still to be sent. */
export const waitingJoins = (joins: readonly Join[]): readonly Join[] =>
  joins.filter(({ answer }) => answer === undefined);
