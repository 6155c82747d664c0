import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleBoot, hashesIn, hashOf, withHash } from './boot.ts';

const firebaseJson = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');

describe('the boot script', () => {
  it('is the one that firebase.json allows (else: npm run csp)', async () => {
    expect(hashesIn(firebaseJson)).toEqual([hashOf(await bundleBoot())]);
  });

  it('would be refused after any change', async () => {
    const changed = `${await bundleBoot()}\n`;
    expect(hashesIn(firebaseJson)).not.toContain(hashOf(changed));
    expect(hashesIn(withHash(firebaseJson, hashOf(changed)))).toEqual([hashOf(changed)]);
  });

  it('can stand within a page', async () => {
    expect(await bundleBoot()).not.toMatch(/<\/script|<!--/i);
  });
});
