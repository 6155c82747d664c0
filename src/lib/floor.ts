/** The oldest browsers that Crema plays in (decision 45). */
export const FLOOR = { Chrome: '109', Firefox: '115', Safari: '16.4' } as const;

/** The same in words. */
export const OLDEST = `Chrome and Edge ${FLOOR.Chrome}, Firefox ${FLOOR.Firefox} and Safari ${FLOOR.Safari}`;

/** The same as a build's target. */
export const BUILD_TARGET = Object.entries(FLOOR).map(([name, version]) =>
  `${name}${version}`.toLowerCase(),
);
