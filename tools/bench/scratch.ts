/** Temporary folders, all removed when the process ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `crema-bench-${name}-`));
  if (folders.length === 0) {
    process.once('exit', () => {
      for (const made of folders) rmSync(made, { recursive: true, force: true, maxRetries: 3 });
    });
  }
  folders.push(folder);
  return folder;
}
