import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, initializeAuth } from 'firebase/auth';
import { afterEach } from 'vitest';
import { functionsAddress, makeCall } from '../../src/firebase/callables.ts';
import { EMULATOR_HOST, EMULATOR_PORTS } from '../../src/firebase/emulators.ts';
import { makeFirestore } from '../../src/firebase/firestore.ts';
import { makeServer } from '../../src/firebase/server.ts';
import { PROJECT } from '../../tools/backend/startBackend.ts';
import { serverContract } from '../support/serverContract.ts';

const apps: FirebaseApp[] = [];
let count = 0;

function newConnection() {
  const config = { projectId: PROJECT, apiKey: 'any', authDomain: 'localhost' };
  const app = initializeApp(config, `server-${count++}`);
  apps.push(app);
  const auth = initializeAuth(app);
  connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${EMULATOR_PORTS.auth}`, {
    disableWarnings: true,
  });
  const call = makeCall(functionsAddress(PROJECT), auth);
  const origin = `http://${EMULATOR_HOST}:${EMULATOR_PORTS.firestore}`;
  return { config, app, auth, call, firestore: makeFirestore(origin, PROJECT, auth) };
}

async function newPlayer() {
  const connection = newConnection();
  const email = `server-${process.pid}-${Date.now()}-${count}@example.com`;
  const { user } = await createUserWithEmailAndPassword(connection.auth, email, 'good morning');
  return { connection, uid: user.uid };
}

afterEach(async () => {
  await Promise.all(apps.splice(0).map(deleteApp));
});

serverContract('Firebase', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  return {
    server: makeServer(player.connection, player.uid),
    signedOut: makeServer(newConnection(), player.uid),
    foreign: makeServer(player.connection, other.uid),
  };
});
