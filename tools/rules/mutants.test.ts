import { expect, it } from 'vitest';
import { mutantsOf } from './mutants.ts';

const told = (rules: string) => mutantsOf(rules).map(({ part, by }) => `${part} → ${by}`);

it('leaves out every operand, inside of brackets too', () => {
  expect(told("allow get: if isA() && (b == 'x || y' || !(c < 1)); // if d() && e()")).toEqual([
    "isA() && (b == 'x || y' || !(c < 1)) → false",
    'isA() → true',
    "(b == 'x || y' || !(c < 1)) → true",
    "b == 'x || y' → false",
    "b == 'x || y' → true",
    '!(c < 1) → false',
    '!(c < 1) → true',
  ]);
});

it('changes one place and nothing else', () => {
  const rules = 'function f(a) {\n  return a.ok() && a > 1;\n}';
  expect(mutantsOf(rules).find(({ part }) => part === 'a > 1')).toEqual({
    ...{ line: 2, part: 'a > 1', by: 'true' },
    rules: 'function f(a) {\n  return a.ok() && true;\n}',
  });
});
