import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { markPure } from './pureComponents.ts';

it('says of a component that making it is pure', () => {
  const code = 'const Link = React$1.forwardRef(function Link() {});\nLink.displayName = "Link";\n';
  expect(markPure(code)).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(function Link() {});\n\n',
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
