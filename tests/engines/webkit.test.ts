import { engineSuite } from './engineSuite.ts';

engineSuite('webkit', 'rest');
