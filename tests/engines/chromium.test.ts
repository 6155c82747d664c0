import { smokeSuite } from './smoke.ts';

smokeSuite('chromium');
