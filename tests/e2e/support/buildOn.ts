/**
 * Script that the tests preload into `vite build`: sets the clock to the tests' day, which
 * determines the puzzle packs that the service worker precaches.
 */

import { shiftClock } from './clock.ts';
import { NOW } from './day.ts';

shiftClock(NOW.getTime() - Date.now());
