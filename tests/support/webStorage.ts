/** A fake localStorage whose keys are own properties, as in browsers. */
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

/**
 * localStorage as another process sees it: a snapshot of the shared storage, plus its own writes.
 */
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
