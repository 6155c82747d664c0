/** What a hint costs, in words. `cost`: in ms. */

export function hintCostAhead(cost: number): string {
  return cost > 0 ? `, adds ${cost / 1000} seconds` : ', costs nothing';
}

export function hintCostDone(cost: number): string {
  return cost > 0 ? `${cost / 1000} seconds were added.` : 'This costs nothing.';
}
