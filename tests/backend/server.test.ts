import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, initializeAuth } from 'firebase/auth';
import { afterEach, expect, it } from 'vitest';
import { functionsAddress, makeCall } from '../../src/firebase/callables.ts';
import { EMULATOR_HOST, EMULATOR_PORTS } from '../../src/firebase/emulators.ts';
import { makeFirestore } from '../../src/firebase/firestore.ts';
import { makeServer } from '../../src/firebase/server.ts';
import { devicesIn } from '../../src/protocol/devices.ts';
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

it('notes the device that sends results, by the server’s clock', async () => {
  const { connection, uid } = await newPlayer();
  const server = makeServer(connection, uid, 'Firefox on Android');
  await server.createProfile({
    leaderboardName: 'Mellow Macchiato',
    avatarIcon: 'bean',
    avatarColor: 'teal',
  });
  expect(devicesIn(await server.readProfile(), Date.now())).toEqual([]);
  await server.storeResults({ sudokuShiftTimes: { 5: [1, 2, 3, 4] } }, {});
  const [device, ...others] = devicesIn(await server.readProfile(), Date.now());
  expect(device?.name).toBe('Firefox on Android');
  // The emulator runs on this machine's clock.
  expect(Math.abs(device!.at - Date.now())).toBeLessThan(600_000);
  expect(others).toEqual([]);
});
