import { writeFileSync, readFileSync } from 'node:fs';
import { benchSize } from './tools/bench/size.ts';
for (const f of await benchSize()) console.log(JSON.stringify(f,null,1));
