import { onTestFinished } from 'vitest';

/** Replaces a property of a browser object until the end of the test. */
export function replace<T extends object>(of: T, name: keyof T & string, value: unknown): void {
  Object.defineProperty(of, name, { configurable: true, value });
  // The browser's own property is the prototype's.
  onTestFinished(() => void Reflect.deleteProperty(of, name));
}
