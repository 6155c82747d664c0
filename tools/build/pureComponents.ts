/**
 * Vite plugin: lets the bundler drop unused react-router components, 9 KB before every first page.
 * Without the plugin the bundler keeps them, because `React.forwardRef(…)` is a call with possible
 * side effects unless marked pure, because their `displayName` is assigned afterwards, and because
 * the base class of others is a member of React.
 */
import type { Plugin } from 'vite';

const CALL = /(?<=[=:]\s*)(React(?:\$\d+)?\.(?:forwardRef|createContext|memo)\(|new Set\()/g;

const NAMING = /^\w+\.displayName = "\w+";$/gm;

const CLASS = /(?<== )class extends React(?:\$\d+)?\.Component \{.*?^\}/gms;

export function markPure(code: string): string {
  return code
    .replace(CALL, '/* @__PURE__ */ $1')
    .replace(NAMING, '')
    .replace(CLASS, '/* @__PURE__ */ (() => $&)()');
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
