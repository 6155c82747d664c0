import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crema-commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A command of the shell, with `$0` for Node and `$1` for a file. */
function shell(command: string, file: string): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath, file], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

it('a command is quiet if its reader leaves', () => {
  const names = join(folder, 'names.txt');
  writeFileSync(names, 'France\n'.repeat(2_000));
  expect(shell('"$0" tools/puzzle.ts geografind read --file "$1" | head -1', names)).toEqual({
    status: 0,
    stderr: '',
  });
});

it('a broken sites.json is one sentence', () => {
  const code = `import { siteFor } from './tools/build/site.ts'; siteFor('tea');`;
  const script = join(folder, 'site.mjs');
  writeFileSync(script, code.replace("'./", `'${process.cwd()}/`));
  const { stderr } = shell('"$0" "$1"', script);
  expect(stderr).toContain('sites.json does not name tea. Add "tea": {}.');
  expect(stderr).not.toContain(' at ');
});
