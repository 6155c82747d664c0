import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { bundleBoot, hashesIn, hashOf, projectOf, withFunctionsOf, withHash } from './boot.ts';

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

  it('carries no code of games: it stands in every page, and is compiled anew for each', async () => {
    const code = await bundleBoot();
    for (const { id, tagline } of DEFINITIONS) {
      expect(code).not.toContain(tagline);
      expect(code).not.toContain(id);
    }
  });

  it('can stand within a page', async () => {
    expect(await bundleBoot()).not.toMatch(/<\/script|<!--/i);
  });
});

describe('the functions that pages may call', () => {
  const functionsIn = (text: string) => text.match(/\S+\.cloudfunctions\.net/g);

  it('are those of .firebaserc’s project (else: npm run csp)', () => {
    const project = projectOf(readFileSync(new URL('../../.firebaserc', import.meta.url), 'utf8'));
    expect(functionsIn(firebaseJson)).toEqual([
      `https://us-central1-${project}.cloudfunctions.net`,
    ]);
  });

  it('follow the project, and are nobody else’s', () => {
    const before = firebaseJson.replace(/\S+\.cloudfunctions\.net/, 'https://*.cloudfunctions.net');
    expect(functionsIn(withFunctionsOf(before, 'my-cafe'))).toEqual([
      'https://us-central1-my-cafe.cloudfunctions.net',
    ]);
  });
});
