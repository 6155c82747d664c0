/**
 * Must run before Dexie (dexie.ts), which creates a BroadcastChannel on load. Where site data is
 * blocked, Firefox has the class but its constructor throws; Dexie works without the class.
 */
try {
  new BroadcastChannel('crema-probe').close();
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}

export {};
