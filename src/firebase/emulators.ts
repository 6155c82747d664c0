/** Host and ports of the emulators of a `demo-` project, as in firebase.json. */
export const EMULATOR_HOST = '127.0.0.1';
export const EMULATOR_PORTS = { auth: 9099, functions: 5001, firestore: 8080 } as const;
