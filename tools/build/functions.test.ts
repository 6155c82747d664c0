import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dependencies?: object }>
  >;
}

/**
 * Google installs the npm packages of the cloud functions by functions/package-lock.json: it runs
 * `npm ci` in the folder `functions`, outside of the npm workspace.
 */
describe('the functions’ lock file', () => {
  const { packages }: Lock = read('functions/package-lock.json');
  const { packages: workspace }: Lock = read('package-lock.json');
  const { dependencies } = read('functions/package.json');

  it('is of their package.json', () => {
    expect(packages['']?.dependencies).toEqual(dependencies);
  });

  it('has what the tests run with', () => {
    for (const [name, version] of Object.entries(dependencies)) {
      const tested =
        workspace[`functions/node_modules/${name}`] ?? workspace[`node_modules/${name}`];
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
      expect([name, tested?.version]).toEqual([name, version]);
    }
  });

  it('goes with a deployment', () => {
    const { functions } = read('firebase.json');
    expect(functions[0].ignore).not.toContain('package-lock.json');
    expect(functions[0].ignore).not.toContain('*.json');
  });
});
