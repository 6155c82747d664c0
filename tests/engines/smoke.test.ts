import { engineSuite } from './engineSuite.ts';
import { ENGINES } from './support/browser.ts';

for (const engine of ENGINES) engineSuite(engine, 'smoke');
