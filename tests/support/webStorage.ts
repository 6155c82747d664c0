/** localStorage as a test's page has it: like the browser's, its keys are its own properties. */
export class FakeWebStorage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** What a page's process sees of it: its own writes, and of the others' only what was there before. */
export class LaggingWebStorage extends FakeWebStorage {
  readonly #shared: FakeWebStorage;

  constructor(shared: FakeWebStorage) {
    super();
    this.#shared = shared;
    Object.assign(this, shared);
  }
  override setItem(key: string, value: string): void {
    super.setItem(key, value);
    this.#shared.setItem(key, value);
  }
  override removeItem(key: string): void {
    super.removeItem(key);
    this.#shared.removeItem(key);
  }
}
