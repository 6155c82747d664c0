/**
 * Vite plugin: the app's chunks as classic scripts (`System.register`), which src/app/device/chunks.ts loads.
 * Chromium keeps no compiled code of module scripts that were fetched in the background, as all are now, and
 * compiles every function anew in every start; of classic scripts that a service worker has put into its cache
 * it keeps all. Docs: decision 0023.
 */
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { type PluginObj, transformAsync, types, type Visitor } from '@babel/core';
import type { Plugin, Rolldown } from 'vite';
import { chunkOf } from './preloads.ts';

const require = createRequire(import.meta.url);

/** The bundler minifies what comes out of here as if it were a module, which needs none. */
export const STRICT = '"use strict";';

/**
 * Puts in parentheses what runs as soon as a chunk does, which V8 takes for a hint to compile it with the script:
 * beside the page's thread, as it comes. The rest is compiled at its first call, on that thread. Where a service
 * worker has put it into its cache all is compiled already; this is for first visits.
 */
function compiledAtOnce(): PluginObj {
  const mark: Visitor = {
    Function: {
      exit(path) {
        const { node, parent } = path;
        if (!types.isExpression(node) || types.isParenthesizedExpression(parent)) return;
        // The bundler has marked what wraps the modules of others.
        if (!isRunAtOnce(node, parent) && !node.extra?.parenthesized) return;
        path.replaceWith(types.parenthesizedExpression(node));
      },
    },
  };
  return { visitor: { Program: { exit: (program) => program.traverse(mark) } } };
}

/** As it comes out of the minifier, which keeps these parentheses and no others. */
const IS_MARKED = /\bSystem\.register\(\[[^\]]*\],\(function\([\s\S]*\bexecute:\(function\(/;
/** What wraps a module of others, react-dom's among them. */
const HAS_WRAPPER = /=\w+\(\(\(?[\w,]*\)?=>\{/;

/**
 * What `System.register` calls, the body that this gives it, and what a function that is called where it stands is
 * given. A library's own `execute` is marked too: it is compiled early, nothing worse.
 */
function isRunAtOnce(node: types.Node, parent: types.Node): boolean {
  if (types.isCallExpression(parent)) {
    const callee = types.isParenthesizedExpression(parent.callee)
      ? parent.callee.expression
      : parent.callee;
    if (types.isFunction(callee)) return parent.callee !== node;
    return types.matchesPattern(callee, 'System.register') && parent.arguments[1] === node;
  }
  return types.isObjectProperty(parent) && types.isIdentifier(parent.key, { name: 'execute' });
}

/** An ES module as a classic script that registers it. */
export async function asClassic(code: string): Promise<string> {
  const made = await transformAsync(code, {
    configFile: false,
    babelrc: false,
    // Without a note on files of more than 500 KB.
    compact: true,
    plugins: [
      require.resolve('@babel/plugin-transform-dynamic-import'),
      require.resolve('@babel/plugin-transform-modules-systemjs'),
      compiledAtOnce,
    ],
  });
  if (!made?.code) throw new Error('A chunk could not be made a classic script.');
  // The loader runs chunks one after the other and waits for none.
  if (/\bexecute:\s*\(?async\b/.test(made.code))
    throw new Error('No chunk may await at its top level.');
  return made.code;
}

/**
 * The script of one chunk, with others that register by their names before it does.
 *
 * @param brought scripts by file name, from the same folder as the one that brings them.
 */
export function bringing(script: string, brought: ReadonlyMap<string, string>): string {
  const named = [...brought].map(([name, code]) => {
    const register = bare(code);
    if (!register.endsWith(');')) throw new Error(`${name} does not end with its registration.`);
    return `${register.slice(0, -2)},${JSON.stringify(`./${name}`)});`;
  });
  return `${STRICT}\n${[...named, bare(script)].join('\n')}\n`;
}

function bare(script: string): string {
  const code = script.trim();
  // Names are shortened as strict code allows: run otherwise, one function may take another's place.
  if (!code.startsWith(STRICT)) throw new Error('A chunk is not strict.');
  return code.slice(STRICT.length).trim();
}

/** The bundler's own helpers: less than a kilobyte, and nothing runs without them. The app brings them. */
export const isRuntime = ({ name }: { readonly name?: string | undefined }) =>
  name === 'rolldown-runtime';

export function classicChunks(): Plugin {
  return {
    name: 'crema-classic-chunks',
    apply: 'build',
    enforce: 'post',
    outputOptions: (options) => ({ ...options, postBanner: STRICT }),
    renderChunk: {
      // Names carry the hash of what is served: after all others, and before the hash is taken.
      order: 'post',
      handler: async (code) => ({ code: await asClassic(code), map: null }),
    },
    generateBundle(_options, bundle) {
      // The page's own script does nothing but import the app, which boot.ts does itself.
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue;
        if (output.facadeModuleId?.endsWith('.html')) delete bundle[name];
        else if (!output.code.startsWith(STRICT)) throw new Error(`${name} is not strict.`);
        else if (!IS_MARKED.test(output.code)) throw new Error(`${name} has lost its marks.`);
      }
      // Its name stands in the app's code, so that the app's own tells of both.
      const app = chunkOf(bundle, 'main.tsx');
      const runtime = Object.values(bundle).find(
        (output): output is Rolldown.OutputChunk => output.type === 'chunk' && isRuntime(output),
      );
      if (!runtime) throw new Error('The build gave no runtime.');
      const file = basename(runtime.fileName);
      if (!HAS_WRAPPER.test(app.code)) throw new Error('What the app wraps has lost its marks.');
      app.code = bringing(app.code, new Map([[file, runtime.code]]));
    },
  };
}
