import { smokeSuite } from './smoke.ts';

smokeSuite('firefox');
