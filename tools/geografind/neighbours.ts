/** Which countries share a land border: those whose outlines share an arc of the topology. */
import type { World } from './world.ts';

/** Borders that the arcs do not show. A sea border, such as India–Sri Lanka's, is none. */
const ADDED: readonly (readonly [string, string])[] = [
  // 150 metres in the Zambezi at Kazungula, agreed upon when the bridge was built; a point here.
  ['BW', 'ZM'],
  // Our own outline of the city is not cut out of the source's Italy.
  ['IT', 'VA'],
];

/** By code, the codes of the neighbours in alphabetical order. */
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
