/**
 * Finds the countries that share a land border: their outlines share an arc of the map's topology.
 */
import type { World } from './world.ts';

/**
 * Pairs of countries with a land border that the map's arcs lack. Sea borders, such as India–Sri
 * Lanka's, do not count.
 */
const ADDED: readonly (readonly [string, string])[] = [
  // Botswana and Zambia share 150 metres in the Zambezi at Kazungula, agreed when the bridge was
  // built; the source has only a point there.
  ['BW', 'ZM'],
  // Vatican City's outline is our own, and not cut out of the source's Italy.
  ['IT', 'VA'],
];

/** By country code, the codes of the neighbours in alphabetical order. */
export function neighboursOf({ lands }: World): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<number, string[]>();
  for (const [code, polygons] of lands) {
    for (const index of new Set(polygons.flat(2).map((i) => (i < 0 ? ~i : i)))) {
      owners.set(index, [...(owners.get(index) ?? []), code]);
    }
  }
  const found = new Map([...lands.keys()].map((code) => [code, new Set<string>()]));
  for (const codes of [...owners.values(), ...ADDED]) {
    for (const a of codes) {
      for (const b of codes) if (a !== b) found.get(a)!.add(b);
    }
  }
  return new Map([...found].map(([code, codes]) => [code, [...codes].sort()]));
}
