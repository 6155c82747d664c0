/**
 * Vite plugin: writes the files that the app polls for new deployments: `builds/latest.json` with
 * this build's id and date, and `builds/meta/{id}.json` with the build's id, date and news.
 */
import type { Plugin } from 'vite';
import { NEWS } from './news.ts';

export function builds(id: string): Plugin {
  return {
    name: 'crema-builds',
    apply: 'build',
    generateBundle() {
      const facts = { id, builtAt: new Date().toISOString() };
      const emit = (fileName: string, json: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(json) });
      emit('builds/latest.json', facts);
      emit(`builds/meta/${id}.json`, { ...facts, news: NEWS });
    },
  };
}
