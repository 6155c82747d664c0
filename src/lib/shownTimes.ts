/**
 * Several times that are shown beside their sum, in ms. What is shown is whole seconds, rounded
 * down, and rounding each by itself would lose up to a second a time: each is shown as the whole seconds that it
 * adds to those before it, so that they add up to what is shown of the sum.
 */
export function shownTimes(times: readonly number[]): readonly number[] {
  let sum = 0;
  return times.map((time) => {
    const before = Math.floor(sum / 1000);
    sum += time;
    return (Math.floor(sum / 1000) - before) * 1000;
  });
}
