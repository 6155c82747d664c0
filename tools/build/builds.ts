/**
 * Vite plugin: writes what the app polls to learn of a new deployment: `builds/latest.json` with
 * this build's id, and `builds/meta/{id}.json` with its facts.
 */
import type { Plugin } from 'vite';

export function builds(id: string): Plugin {
  return {
    name: 'crema-builds',
    apply: 'build',
    generateBundle() {
      const meta = JSON.stringify({ id, builtAt: new Date().toISOString() });
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: meta });
      this.emitFile({ type: 'asset', fileName: `builds/meta/${id}.json`, source: meta });
    },
  };
}
