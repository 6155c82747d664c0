/**
 * A colour for each mode, for styles that are written in code. The build compiles `light-dark()` in
 * stylesheets only; where the browser lacks it, this is what the build writes there.
 */
export const lightDark = (light: string, dark: string): string =>
  globalThis.CSS?.supports('color', 'light-dark(red, red)')
    ? `light-dark(${light}, ${dark})`
    : `var(--lightningcss-light, ${light}) var(--lightningcss-dark, ${dark})`;
