/**
 * Vite plugin: lets the bundler drop unused react-router components, 8 KB before every first page.
 * Without the plugin the bundler keeps them, because `React.forwardRef(…)` is a call with possible
 * side effects unless marked pure, and because their `displayName` is assigned afterwards.
 */
import type { Plugin } from 'vite';

const CALL = /(?<=[=:]\s*)(React(?:\$\d+)?\.(?:forwardRef|createContext|memo)\()/g;

const NAMING = /^\w+\.displayName = "\w+";$/gm;

export function markPure(code: string): string {
  return code.replace(CALL, '/* @__PURE__ */ $1').replace(NAMING, '');
}

export function pureComponents(): Plugin {
  return {
    name: 'crema-pure-components',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}
