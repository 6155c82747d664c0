/**
 * Script that the tests preload into `vite build`: sets the build's clock to the tests' day, as the
 * build's date determines the puzzle packs that the service worker precaches.
 */

import { NOW, shiftClock } from '../../support/clock.ts';

shiftClock(NOW.getTime() - Date.now());
