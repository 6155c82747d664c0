/**
 * To be imported ahead of Dexie, which makes a BroadcastChannel as soon as it is loaded. Where site
 * data is blocked Firefox has the class and throws at its use: Dexie does without where there is none.
 */
try {
  new BroadcastChannel('crema-probe').close();
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}

export {};
