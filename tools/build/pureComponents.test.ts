import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { markPure } from './pureComponents.ts';

it('says of a component that making it is pure', () => {
  const code = 'const Link = React$1.forwardRef(function Link() {});\nLink.displayName = "Link";\n';
  expect(markPure(code)).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(function Link() {});\n\n',
  );
});

it('says so of a class of components, and of a set', () => {
  const code =
    'var Await = class extends React$1.Component {\n\trender() {}\n};\nconst all = new Set(some);\n';
  expect(markPure(code)).toBe(
    'var Await = /* @__PURE__ */ (() => class extends React$1.Component {\n\trender() {}\n})();\n' +
      'const all = /* @__PURE__ */ new Set(some);\n',
  );
});

it('still finds them in the react-router that is installed', () => {
  const files = globSync('node_modules/react-router/dist/production/lib/**/*.js');
  const changed = files.filter((file) => {
    const code = readFileSync(file, 'utf8');
    return markPure(code) !== code;
  });
  expect(changed.length).toBeGreaterThan(0);
});
