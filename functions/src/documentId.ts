/**
 * Whether a value may be an id that Firestore or Auth has made. Firestore refuses `__proto__` and its
 * like, and the call would fail.
 */
export const isDocumentId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,128}$/.test(value) && !/^__.*__$/.test(value);
