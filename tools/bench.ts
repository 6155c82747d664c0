/**
 * `npm run bench [name …]`: measures speed and size and prints one JSON object per line. Progress
 * and errors go to stderr. A missed goal is reported, not an error.
 */
import type { Figure } from './bench/figure.ts';
import { chooseOneOf } from './commands/ending.ts';

/** The benches by name, each imported only when run: some need neither a build nor a browser. */
const BENCHES: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  sudoku: async () => (await import('./bench/sudokuWeek.ts')).benchSudokuWeek(),
  generation: async () => (await import('./bench/generation.ts')).benchGeneration(),
  variety: async () => (await import('./bench/variety.ts')).benchVariety(),
  size: async () => (await import('./bench/size.ts')).benchSize(),
  lighthouse: async () => (await import('./bench/lighthouse.ts')).benchLighthouse(),
  start: async () => (await import('./bench/start.ts')).benchStart(),
  input: async () => (await import('./bench/input.ts')).benchInput(),
  surge: async () => (await import('./bench/surge.ts')).benchSurge(),
};

const NAMES = Object.keys(BENCHES);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function chosen(args: readonly string[]): readonly string[] {
  for (const arg of args) {
    if (arg.startsWith('-')) {
      fail(`Unknown option ${arg}. Usage: npm run bench [${NAMES.join('] [')}]`);
    }
    if (!Object.hasOwn(BENCHES, arg)) {
      fail(chooseOneOf('benchmark', arg, NAMES));
    }
  }
  return args.length === 0 ? NAMES : [...new Set(args)];
}

const names = chosen(process.argv.slice(2));
for (const name of names) {
  console.error(`Measuring ${name}…`);
  try {
    for (const figure of await BENCHES[name]!()) console.log(JSON.stringify(figure));
  } catch (error) {
    // Continue after a failed bench: the other benches' figures are still useful.
    console.error(`The benchmark "${name}" failed:`, error);
    process.exitCode = 1;
  }
}
