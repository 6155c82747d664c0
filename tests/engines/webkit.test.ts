import { smokeSuite } from './smoke.ts';

smokeSuite('webkit');
