/**
 * Preloaded into `vite build`: sets the clock to the tests' day, because the build decides by it
 * which packs the service worker keeps from the first visit on.
 */

import { shiftClock } from './clock.ts';
import { NOW } from './day.ts';

shiftClock(NOW.getTime() - Date.now());
