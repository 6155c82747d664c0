/** A start leaves room for taps: few of its tasks after the first paint are long. */
import { civilDateOf } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { median } from '../../tools/bench/figure.ts';
import { NOW } from '../support/clock.ts';
import { expect, test } from './support/fixtures.ts';
import { tasksOf } from './support/tasks.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * An empty page with the yardstick: a task that took 12 ms where the bounds were found, which are 50 ms
 * of a phone at a quarter of that speed. It runs beside the pages, and is slow where they are.
 */
const EMPTY = `data:text/html,<p>Empty</p><script>
  requestAnimationFrame(() => setTimeout(() => {
    const rows = Array.from({ length: 14_000 }, (_, i) => ({ i, name: 'row ' + i }));
    document.title = JSON.parse(JSON.stringify(rows)).length;
  }, 500));
</script>`;

const RUNS = 3;
/** The most long tasks of a start; Geografind draws the world. */
const most = (name: string) => (name === 'Geografind' ? 6 : 4);

test('few tasks of a start are longer than those of an empty page', { tag: '@all' }, async ({
  browser,
  site,
}) => {
  const pages = [
    ['home', '/'],
    ...DEFINITIONS.map(({ id, title, schedule }) => [
      title,
      `/${id}/${idFor(schedule, civilDateOf(NOW))}`,
    ]),
  ] as const;
  const addresses = [EMPTY, ...pages.map(([, path]) => site.url + path)];
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run++) {
    const [empty, ...starts] = await tasksOf(browser, addresses);
    const yardstick = Math.max(...empty!);
    runs.push(starts.map((tasks) => tasks.filter((ms) => ms > yardstick).length));
  }
  for (const [place, [name]] of pages.entries()) {
    const counts = runs.map((starts) => starts[place]!);
    expect(median(counts), `${name}: ${counts.join(', ')}`).toBeLessThanOrEqual(most(name));
  }
});
