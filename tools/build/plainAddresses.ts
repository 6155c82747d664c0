/**
 * Vite plugin: takes `onHost()` and `fromHost()` (src/app/address.ts) out of builds for the root
 * of a host, where both return what they get: no first page pays for Crema in a folder.
 */
import type { Plugin } from 'vite';

const CALL = /\b(?:onHost|fromHost)\(/g;

export function plainAddresses(): Plugin {
  let isAtRoot = true;
  return {
    name: 'crema-plain-addresses',
    apply: 'build',
    enforce: 'pre',
    configResolved({ base }) {
      isAtRoot = base === '/';
    },
    transform: {
      filter: { code: CALL },
      handler: (code) => (isAtRoot ? { code: code.replaceAll(CALL, '('), map: null } : null),
    },
  };
}
