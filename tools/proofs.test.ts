import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintOf, proofFiles, provedFiles } from './proofs.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const PROOF = 'tests/one.proof.test.ts';
const FIXTURE = "const names = new URL('./fixtures/names.txt', import.meta.url);\n";
const note = () =>
  write('tests/fixtures/proved.json', JSON.stringify({ [PROOF]: fingerprintOf(root, PROOF) }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'crema-proofs-'));
  write(PROOF, `import '../src/rules.ts';\n${FIXTURE}`);
  write('tests/fixtures/names.txt', 'Italy');
  write('package.json', '{"devDependencies":{"vitest":"1.0.0"}}');
  write('src/rules.ts', "import './deep.ts';\nexport const a = 1; // A number.\n");
  write('src/deep.ts', 'export const b = 2;\n');
  write('src/other.ts', 'export const c = 3;\n');
  write('tests/fixtures/pack-hashes.json', '{}');
  note();
});
afterEach(() => rmSync(root, { recursive: true }));

it('leaves out a proof while nothing has changed', () => {
  expect(proofFiles(root)).toEqual([PROOF]);
  expect(provedFiles(root)).toEqual([PROOF]);
  write('src/other.ts', 'export const c = 4;\n');
  write('src/rules.ts', "import './deep.ts';\n\nexport const a = 1; // The number.\n");
  expect(provedFiles(root)).toEqual([PROOF]);
});

it.each([
  ['the proof', PROOF, "import '../src/rules.ts';\nexport {};\n"],
  ['what it imports', 'src/rules.ts', "import './deep.ts';\nexport const a = 2;\n"],
  ['what that imports', 'src/deep.ts', 'export const b = 3;\n'],
  ['a fixture', 'tests/fixtures/names.txt', 'France'],
  ['a package', 'package.json', '{"devDependencies":{"vitest":"1.0.1"}}'],
  ['a published puzzle', 'tests/fixtures/pack-hashes.json', '{"a":1}'],
])('proves again when %s has changed', (_, file, text) => {
  write(file, text);
  expect(provedFiles(root)).toEqual([]);
  note();
  expect(provedFiles(root)).toEqual([PROOF]);
});
