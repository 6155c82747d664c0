/**
 * Finds the country of Geografind by ear: guesses, hears distance and direction, and keeps the
 * countries that fit them by a reckoning of its own (geografindWorld.ts).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODES } from '../../../../src/games/geografind/codes.ts';
import { unpackShapes } from '../../../../src/games/geografind/view/map/shapes.ts';
import { COUNTRIES } from '../../../../src/games/geografind/world/countries.ts';
import { once } from '../../../../src/lib/once.ts';
import {
  angleBetween,
  bordersOf,
  OutlineWorld,
  slackOf,
} from '../../../support/geografindWorld.ts';
import { ROOT } from '../builds.ts';
import { type Listener, partsOf, textOf } from './listener.ts';

const WAYS = 'north|north-east|east|south-east|south|south-west|west|north-west'.split('|');

const NEWS =
  /^Guess (\d), (.+): (?:(found)\.|([\d,]+) kilometres?(?:, a neighbour)?, ([a-z-]+), (\d+) percent\.)/;

/** A country in the middle of many, so that each answer leaves few. */
const FIRST = 'TR';

const nameOf = (code: string) => COUNTRIES[CODES.indexOf(code)]!.name;

const OUTLINES = join(ROOT, 'src/games/geografind/data/outlines.json');

const getWorld = once(
  () => new OutlineWorld(unpackShapes(JSON.parse(readFileSync(OUTLINES, 'utf8')))),
);

/** Whether a country lies as far from the guess, and in the direction, as was heard. */
function fits(world: OutlineWorld, guess: string, code: string, km: number, way: string): boolean {
  if (code === guess) return false;
  if (km === 0) return bordersOf(guess).includes(code);
  if (bordersOf(guess).includes(code)) return false;
  if (Math.abs(world.km(guess, code) - km) > slackOf(km)) return false;
  if (km < 5) return true;
  const [{ bearings }] = world.between(guess, code);
  return bearings.some((bearing) => angleBetween(bearing, 45 * WAYS.indexOf(way)) <= 28);
}

/** The countries of some that fit an announced guess. */
function fitting(codes: readonly string[], [, name, , far = '', way = '']: readonly string[]) {
  const guess = COUNTRIES.find((country) => country.name === name)!.code;
  const km = Number(far.replaceAll(',', ''));
  return codes.filter((code) => fits(getWorld(), guess, code, km, way));
}

export async function playGeografind(listener: Listener): Promise<void> {
  await listener.reach({ role: 'combobox', name: 'Country' });
  const list = await listener.find({ role: 'list', name: 'Guesses' });
  let left = partsOf(list, { role: 'listitem' }).reduce<readonly string[]>((codes, item) => {
    const told = NEWS.exec(textOf(item))?.slice(1);
    return told ? fitting(codes, told) : codes;
  }, CODES);
  for (;;) {
    const guess = left === CODES ? FIRST : left[Math.floor(left.length / 2)];
    if (guess === undefined) throw new Error('No country fits what was heard.');
    await listener.type(nameOf(guess));
    await listener.press('Enter');
    const told = await listener.hear(NEWS);
    const [, name, isFound] = told;
    if (name !== nameOf(guess)) throw new Error(`${nameOf(guess)} was taken for ${name}.`);
    if (isFound) return;
    left = fitting(left, told);
  }
}
