/** Reads what a game's small board says after every first and second move against the rules. */
import { expect } from 'vitest';
import type { Result } from '../../src/lib/result.ts';

export interface Tutor<State, Move> {
  readonly start: State;
  /** All moves from a state; illegal ones are skipped, as the board refuses them. */
  moves(state: State): readonly Move[];
  apply(state: State, move: Move): Result<State>;
  coach(state: State): string;
  /** The sentences, and whether one is true of a state, given the pattern's groups. */
  readonly says: readonly (readonly [RegExp, (state: State, ...said: string[]) => boolean])[];
}

export function expectTrueSentences<State, Move>(tutor: Tutor<State, Move>): void {
  const untrue = new Set<string>();
  const known = new Set<string>();
  const read = (state: State) => {
    const key = JSON.stringify(state);
    if (known.has(key)) return;
    known.add(key);
    const sentence = tutor.coach(state);
    const fitting = tutor.says.filter(([words]) => words.test(sentence));
    const isTrue = fitting.some(([words, holds]) =>
      holds(state, ...words.exec(sentence)!.slice(1)),
    );
    if (!isTrue) untrue.add(`${sentence} ${key}`);
  };
  const after = (state: State): readonly State[] =>
    tutor.moves(state).flatMap((move) => {
      const next = tutor.apply(state, move);
      return next.ok ? [next.value] : [];
    });
  read(tutor.start);
  for (const first of after(tutor.start)) {
    read(first);
    for (const second of after(first)) read(second);
  }
  expect([...untrue].slice(0, 20)).toEqual([]);
}
