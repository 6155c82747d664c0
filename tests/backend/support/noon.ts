import { DAY_MS } from '../../../src/daily/date.ts';

/**
 * Today's noon in UTC, in epoch ms. Daily limits turn at 10:00 UTC: calls made at noon fall on the
 * same day at whatever time the tests run.
 */
export const NOON = (Math.floor(Date.now() / DAY_MS) + 0.5) * DAY_MS;
