/** Geografind's board: the field, the map, hints and the end, by every input method. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { violations } from './support/axe.ts';
import {
  ANSWER,
  answer,
  geografind,
  LOSING,
  OTHERS,
  watchRadii,
  yesterday,
} from './support/geografind.ts';
import {
  boxOf,
  button,
  click,
  emulateMedia,
  expectHidden,
  focus,
  mouse,
  press,
  typeText,
} from './support/input.ts';
import { changeSettings, DESKTOP, PHONE, showAgain, showLanding } from './support/play.tsx';
import { watchShifts } from './support/shifts.ts';

test('is won by keyboard alone', async () => {
  await geografind.open();
  await focus(geografind.field);
  await typeText('Braz');
  await expect.element(page.getByRole('option', { name: 'Brazil' })).toBeVisible();
  // An incomplete name is not a guess, even if it is unambiguous.
  await press('Enter');
  await expect.element(page.getByText('Did you mean Brazil?')).toBeVisible();
  await expect.element(geografind.row(1)).toHaveLength(0);
  await typeText('il');
  await press('Enter');
  await expect
    .element(geografind.row(1))
    .toMatchTextContent(/^Guess 1, Brazil: [\d,]+ kilometres, [a-z-]+, \d+ percent\.$/);
  // The field keeps the focus, so the next name can be typed at once.
  await typeText('gui');
  await press('ArrowDown');
  await press('ArrowDown');
  // Closing the list clears its highlight, so Enter asks which country is meant.
  await press('Escape');
  await expect.element(page.getByRole('option')).toHaveLength(0);
  await press('Enter');
  await expect.element(page.getByText('Did you mean Guinea or Guinea-Bissau?')).toBeVisible();
  await expect.element(geografind.row(2)).toHaveLength(0);
  await typeText('n');
  // The highlighted option must be visible before Enter guesses it.
  for (const name of ['Guinea', 'Guinea-Bissau']) {
    const option = page.getByRole('option', { name, exact: true });
    await expect.element(option).toBeVisible();
    await press('ArrowDown');
    await expect.element(option).toHaveAttribute('data-highlighted');
  }
  await press('Enter');
  await expect.element(geografind.row(2)).toMatchTextContent('Guinea-Bissau');
  await typeText(ANSWER.name);
  await press('Enter');
  await expect.element(geografind.ended('Your result')).toBeVisible();
  await expect.element(geografind.ended(ANSWER.name)).toBeVisible();
  await expect.element(geografind.row(3)).toHaveTextContent(`Guess 3, ${ANSWER.name}: found.`);
  expect(geografind.result()).toContain(JSON.stringify(['BR', 'GW', ANSWER.code, 'win']));
});

test('Escape closes the list, then empties the field', { tags: 'all' }, async () => {
  await geografind.open();
  await focus(geografind.field);
  await typeText('gui');
  const guinea = page.getByRole('option', { name: 'Guinea', exact: true });
  await expect.element(guinea).toBeVisible();
  await press('ArrowDown');
  await expect.element(guinea).toHaveAttribute('data-highlighted');
  await typeText('n');
  await expect.element(page.css('[role=option][data-highlighted]')).toHaveLength(0);
  await press('Enter');
  await expect.element(page.getByText('Did you mean Guinea or Guinea-Bissau?')).toBeVisible();
  await typeText('e');
  await expect.element(guinea).toBeVisible();
  await press('Escape');
  await expect.element(page.getByRole('option')).toHaveLength(0);
  await expect.element(geografind.field).toHaveValue('guine');
  await press('Escape');
  await expect.element(geografind.field).toHaveValue('');
  // A highlight does not come back with the focus.
  await typeText('gui');
  await expect.element(guinea).toBeVisible();
  await press('ArrowDown');
  await expect.element(geografind.field).toHaveAttribute('aria-activedescendant');
  await press('Tab');
  await press('Shift+Tab');
  await expect.element(geografind.field).toHaveFocus();
  await expect.element(geografind.field).not.toHaveAttribute('aria-activedescendant');
  await geografind.field.fill('');
  // Arrow keys do not move through a closed list, even after the field was filled by a click.
  await typeText('guin');
  await click(await geografind.suggestion('Guinea'));
  await expect.element(geografind.field).toHaveValue('Guinea');
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Enter');
  await expect.element(geografind.row(1)).toMatchTextContent('Guess 1, Guinea:');
});

test('is played by mouse: options and the map', async () => {
  await geografind.open();
  await click(geografind.field);
  await typeText('guinea');
  await click(await geografind.suggestion('Papua New Guinea'));
  await expect.element(geografind.field).toHaveValue('Papua New Guinea');
  // Choosing an option does not submit the country as a guess.
  await expect.element(geografind.row(1)).toHaveLength(0);
  await click(geografind.button);
  await expect.element(geografind.row(1)).toMatchTextContent('Papua New Guinea');

  // The map has turned to Papua New Guinea, which is now in its middle.
  await click(page.getByRole('button', { name: 'Show a flat map' }));
  await expect.element(page.getByRole('button', { name: 'Show a globe' })).toBeVisible();
  await click(page.getByRole('button', { name: 'Zoom in' }));
  const box = boxOf(geografind.map);
  await geografind.settledOn('Papua New Guinea');
  await click(geografind.map);
  await expect.element(geografind.field).toHaveValue('Papua New Guinea');
  await click(geografind.button);
  await expect.element(page.getByText('You’ve already tried Papua New Guinea.')).toBeVisible();
  await expect.element(geografind.row(2)).toHaveLength(0);

  // Dragging right brings another country or none to the middle; the wheel zooms.
  await mouse.move(box.x + 100, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(box.x + 400, box.y + box.height / 2, 8);
  await mouse.up();
  await mouse.wheel(0, 600);
  await expect.element(geografind.field).toHaveValue('Papua New Guinea');
  // Return to the globe: the page would remember the flat map for the tests that follow.
  await click(page.getByRole('button', { name: 'Show a globe' }));
  await geografind.field.fill(ANSWER.name);
  await click(geografind.button);
  await expect.element(geografind.ended('Your result')).toBeVisible();
});

test('the map is turned by keys, and picks what is in its middle', { tags: 'all' }, async () => {
  await geografind.open();
  await geografind.guess('Mongolia');
  await expect.element(geografind.row(1)).toBeVisible();
  await focus(geografind.map);
  const picked = () => (geografind.field.element() as HTMLInputElement).value;
  await expect
    .poll(async () => {
      await press('Enter');
      return picked();
    })
    .toBe('Mongolia');
  const seen: string[] = [];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowLeft', '+', '-', '0']) {
    await press(key);
    await geografind.settled();
    await press('Enter');
    seen.push(picked());
  }
  expect(seen).toContain('Russia');
});

test('a tap on the sea takes back what the map gave, nothing typed', { tags: 'all' }, async () => {
  await geografind.open();
  const box = boxOf(geografind.map);
  const sea = { x: box.width * 0.22, y: box.height * 0.55 };
  // Two quick presses on one place would zoom the map.
  const elsewhere = { x: sea.x, y: sea.y + 40 };
  const middle = { x: box.width / 2, y: box.height / 2 };
  const pressAt = async (at: { x: number; y: number }) => {
    await geografind.settled();
    await click(geografind.map, at);
  };
  await pressAt(middle);
  await expect.element(geografind.field).toHaveValue('Niger');
  await pressAt(sea);
  await expect.element(geografind.field).toHaveValue('');
  await geografind.field.fill('Pol');
  await pressAt(elsewhere);
  await geografind.settled();
  await expect.element(geografind.field).toHaveValue('Pol');
  await pressAt(middle);
  await expect.element(geografind.field).toHaveValue('Niger');
});

test('printed from a dark page the map is light, guesses below', { tags: 'all' }, async () => {
  await geografind.open({ ...DESKTOP, media: { colorScheme: 'dark' } });
  await geografind.guess('Brazil');
  await expect.element(geografind.row(1)).toBeVisible();
  /** The map's lightness above its middle, from 0 to 255; negative before it is painted. */
  const lightness = () => {
    const canvas = geografind.canvas();
    const pixel = new OffscreenCanvas(1, 1).getContext('2d')!;
    pixel.drawImage(canvas, -canvas.width / 2, -canvas.height / 4);
    const { data } = pixel.getImageData(0, 0, 1, 1);
    return data[3] === 0 ? -1 : (data[0]! + data[1]! + data[2]!) / 3;
  };
  await expect.poll(lightness).toBeGreaterThanOrEqual(0);
  await expect.poll(lightness).toBeLessThan(90);
  await emulateMedia({ media: 'print' });
  await expect.poll(lightness).toBeGreaterThan(200);
  await expect.element(page.css('.gf-printed').getByText('Brazil', { exact: true })).toBeVisible();
  await emulateMedia({ media: 'screen' });
  await expect.poll(lightness).toBeLessThan(90);
  await expectHidden(page.css('.gf-printed'));
});

test('the example tells its guesses each time it is tried', { tags: 'all' }, async () => {
  await showLanding('geografind');
  const told = page.getByRole('status').filter({ hasText: 'Guess 3, ' });
  for (let round = 0; round < 2; round++) {
    await geografind.guess('Uganda');
    await expect.element(told).toMatchTextContent('Guess 3, Uganda:');
    await geografind.guess('Kenya');
    await expect.element(told).toHaveLength(0);
    await click(button('Try again'));
  }
});

test('is lost after six guesses, and shown again with them', { tags: 'all' }, async () => {
  await geografind.open();
  for (const name of LOSING.names) await geografind.guess(name);
  await expect.element(geografind.ended('Your result')).toBeVisible();
  expect(await violations('dark')).toEqual([]);
  await expect.element(geografind.ended(ANSWER.name)).toBeVisible();
  expect(geografind.result()).toContain(JSON.stringify([...LOSING.codes, 'loss']));

  await showAgain();
  await expect.element(geografind.ended('Your result')).toBeVisible();
  for (const [i, name] of LOSING.names.entries()) {
    await expect.element(geografind.row(i + 1)).toMatchTextContent(name);
  }
  await expectHidden(geografind.field);
});

test('tells miles to those who think in them', async () => {
  await geografind.open();
  await geografind.guess('Chile');
  await expect
    .element(geografind.row(1))
    .toMatchTextContent(/^Guess 1, Chile: [\d,]+ kilometres, /);
  changeSettings({ units: 'miles' });
  await expect.element(geografind.row(1)).toMatchTextContent(/^Guess 1, Chile: [\d,]+ miles, /);
  await expect.element(geografind.list).toMatchTextContent(/[\d,]+ mi/);
});

test('the end tells a fact, what each guess had left, and which would have left the fewest', async () => {
  await geografind.open();
  for (const name of ['Brazil', 'India', ANSWER.name]) await geografind.guess(name);
  const table = page.getByRole('table', { name: /How each guess narrowed it down/ });
  await expect.element(table.getByRole('row')).toHaveLength(4);
  for (const name of ['Brazil', 'India']) {
    await expect
      .element(table.getByRole('row', { name: new RegExp(`^${name} \\d+ `) }))
      .toBeVisible();
  }
  await expect
    .element(table.getByRole('row', { name: new RegExp(`^${ANSWER.name} found `) }))
    .toBeVisible();
  await expect.element(geografind.ended(ANSWER.name).css('.gf-fact')).toMatchTextContent(/\w+\.$/);
  expect(geografind.result()).toContain(JSON.stringify(['BR', 'IN', ANSWER.code, 'win']));
});

test('unknown and repeated names cost nothing, and say why', async () => {
  await geografind.open();
  await geografind.guess('Absurdistan');
  // Screen readers announce the message only if its live region existed before the message.
  const region = page.getByRole('status').filter({ has: page.css('#gf-problem') });
  await expect.element(page.getByText('No country is called Absurdistan.')).toBeVisible();
  await expect.element(region).toHaveLength(1);
  await geografind.guess('Greenland');
  await expect.element(page.getByText('Greenland isn’t one of the 197 countries.')).toBeVisible();
  await geografind.guess('irak');
  await expect.element(page.getByText('Did you mean Iran or Iraq?')).toBeVisible();
  await click(page.getByRole('button', { name: 'Iraq' }));
  await expect.element(geografind.field).toHaveValue('Iraq');
  await geografind.guess('Congo');
  await expect
    .element(page.getByText('Did you mean the DR Congo or the Republic of the Congo?'))
    .toBeVisible();
  await geografind.guess('Brasil');
  await expect.element(geografind.row(1)).toMatchTextContent('Brazil');
  await geografind.guess('brazil');
  await expect.element(page.getByText('You’ve already tried Brazil.')).toBeVisible();
  await geografind.guess('Cote dIvoire');
  await expect.element(geografind.row(2)).toMatchTextContent('Côte d’Ivoire');
  await expect.element(geografind.row(3)).toHaveLength(0);

  await showAgain();
  await expect.element(geografind.row(2)).toMatchTextContent('Côte d’Ivoire');
});

test('hints unlock guess by guess, and are told by their tiles or the H key', async () => {
  await geografind.open(DESKTOP, yesterday);
  await expect.element(geografind.hints.getByRole('button')).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: /^Hint/ })).toHaveLength(0);
  await focus(geografind.map);
  await press('h');
  await expect
    .element(page.getByText('Next hint: the continent, after your second guess.').last())
    .toBeVisible();
  await geografind.guess('Brazil');
  await geografind.guess('India');
  await geografind.guess('Chile');
  const outline = geografind.hint('Outline');
  await expect.element(outline).toHaveTextContent('Outlineafter the continent');
  await expect.element(outline).toBeDisabled();
  await click(geografind.hint('Continent'));
  await expect.element(outline).toHaveTextContent('OutlineShow');
  await expect.element(outline).toBeEnabled();
  await expect.element(geografind.hints).toMatchTextContent(/Africa|Asia|Europe|America|Oceania/);

  await focus(geografind.map);
  await press('h');
  await click(geografind.hints.getByRole('button', { name: 'Enlarge the outline' }));
  await expect.element(page.getByRole('dialog', { name: 'The outline' })).toBeVisible();
  await press('Escape');

  await geografind.guess('Canada');
  await geografind.guess('Norway');
  await click(geografind.hint('First letter'));
  const letter = answer(yesterday).name.normalize('NFD')[0]!;
  await expect
    .element(geografind.hints.getByRole('listitem').nth(2))
    .toHaveTextContent(`First letter${letter}`);
  await click(geografind.hint('Capital'));
  await expect.element(geografind.hints.getByText(/^(Capital|Flag)$/)).toBeVisible();
  await showAgain();
  await expect
    .element(geografind.hints.getByRole('listitem').nth(2))
    .toHaveTextContent(`First letter${letter}`);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the end flies to the country, unless less motion is wanted: ${reducedMotion}`, {
    tags: 'all',
  }, async () => {
    const painted = watchRadii();
    /** The globe's radii after a guess, from the first painted frame until the map is at rest. */
    const turned = async () => {
      const radii: number[] = [];
      const seen = () => radii.push(...painted());
      // A map that hasn't begun to move is settled, too.
      await expect.poll(seen).toBeGreaterThan(0);
      let there = '';
      const isAtRest = async () => {
        const last = there;
        there = await geografind.settled();
        return there === last;
      };
      await expect.poll(isAtRest).toBe(true);
      seen();
      return { radii, there };
    };
    await geografind.open({ ...DESKTOP, media: { reducedMotion } });
    await geografind.settled();
    painted();
    await geografind.guess('Fiji');
    await expect.element(geografind.row(1)).toBeVisible();
    const before = (await turned()).radii.at(-1)!;
    await geografind.guess(ANSWER.name);
    await expect.element(geografind.ended(ANSWER.name)).toBeVisible();
    const { radii, there } = await turned();
    // The flight zooms out: the globe gets smaller than at its start and its end.
    const least = Math.min(before, radii.at(-1)!);
    if (reducedMotion === 'reduce') expect(Math.min(...radii)).toBeGreaterThanOrEqual(least - 1);
    else expect(Math.min(...radii)).toBeLessThan(least - 1);
    // Opened again, the map shows the same view without a flight.
    await showAgain(DESKTOP);
    await expect.element(geografind.ended(ANSWER.name)).toBeVisible();
    await expect.poll(() => geografind.settled()).toBe(there);
  });
}

test('in forced colours the map has lines, and guesses stand out', { tags: 'all' }, async () => {
  await geografind.open({ ...DESKTOP, media: { forcedColors: 'active' } });
  /**
   * The numbers of the map's dark pixels (`lines`), and of its pixels with a colour other than grey
   * (`coloured`).
   */
  const colours = () => {
    const canvas = geografind.canvas();
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    let [lines, coloured] = [0, 0];
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b, a] = [data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!];
      if (a < 200) continue;
      if (r < 90 && g < 90 && b < 90) lines++;
      if (Math.max(r, g, b) - Math.min(r, g, b) > 24) coloured++;
    }
    return { lines, coloured };
  };
  await geografind.settled();
  const empty = colours();
  expect(empty.lines).toBeGreaterThan(500);
  await geografind.guess('Nigeria');
  await expect.element(geografind.row(1)).toBeVisible();
  const coloured = async () => {
    await geografind.settled();
    return colours().coloured;
  };
  await expect.poll(coloured).toBeGreaterThan(empty.coloured + 300);
});

test('nothing moves from the first guess to the last, on a phone', { tags: 'all' }, async () => {
  await geografind.open(PHONE);
  await geografind.settled();
  const shifts = watchShifts();
  const before = boxOf(geografind.map);
  for (const [i, name] of OTHERS.entries()) {
    await geografind.guess(name);
    await expect.element(geografind.row(i + 1)).toBeVisible();
    expect(boxOf(geografind.map)).toEqual(before);
  }
  for (const hint of ['Continent', 'Outline']) {
    await click(geografind.hint(hint));
  }
  // Only the centred texts of the hint tiles, and the line of text below the tiles, may move.
  const isOfTiles = (line: string) =>
    line
      .replace(/^\S+ /, '')
      .split(' | ')
      .every((one) =>
        /^<(li><button [^>]*class="gf-clue|button [^>]*class="gf-clue|p [^>]*class="gf-next)/.test(
          one,
        ),
      );
  const moved = (await shifts.take()).filter((line) => !isOfTiles(line));
  expect(moved).toEqual([]);
  await geografind.guess(ANSWER.name);
  await expect.element(geografind.ended(ANSWER.name)).toBeVisible();
  await expect.element(page.getByRole('table').getByRole('row')).toHaveLength(7);
  expect(boxOf(geografind.map)).toEqual(before);
  // Only at the end the result's panel replaces the controls, and the last hint tile may open.
  const later = (await shifts.take()).filter(
    (line) => !line.includes('play-panel') && !isOfTiles(line),
  );
  expect(later).toEqual([]);
});

test('at 320 px letters twice as large are whole, overlap nothing', { tags: 'all' }, async () => {
  const width = 320;
  await geografind.open({ width, height: 740, fontSize: '200%' });
  const sideways = () => document.documentElement.scrollWidth;
  for (const name of OTHERS) await geografind.guess(name);
  await expect.element(geografind.row(5)).toBeVisible();
  expect(sideways()).toBeLessThanOrEqual(width);
  expect(await violations()).toEqual([]);
  // The field must have room for a country's name; texts must not overflow hint tiles and rows of
  // guesses.
  expect(boxOf(geografind.field).width).toBeGreaterThan(150);
  const cut = page
    .css('.gf-clue, .gf-guess, .gf-clue > strong, .gf-name')
    .elements()
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .map((one) => one.textContent);
  expect(cut).toEqual([]);
  await geografind.guess(ANSWER.name);
  await expect.element(geografind.ended(ANSWER.name)).toBeVisible();
  await expect.element(page.getByRole('table').getByRole('row')).toHaveLength(7);
  expect(sideways()).toBeLessThanOrEqual(width);
});
