/**
 * A write by REST, for requests that the client SDK would not send. Its token is unsigned, which
 * the emulator accepts.
 */
import { EMULATOR_HOST, EMULATOR_PORTS } from '../../../src/firebase/emulators.ts';
import { EMAIL } from './profiles.ts';

type Wire =
  | { integerValue: string }
  | { arrayValue: { values: Wire[] } }
  | { mapValue: { fields: Record<string, Wire> } };

export type Plain = number | readonly Plain[] | { readonly [key: string]: Plain };

function toWire(value: Plain): Wire {
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  return { mapValue: { fields: fieldsOf(value as Record<string, Plain>) } };
}

function fieldsOf(map: Readonly<Record<string, Plain>>): Record<string, Wire> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, toWire(value)]));
}

function tokenOf(projectId: string, uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    sub: uid,
    user_id: uid,
    email: EMAIL,
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: seconds,
    exp: seconds + 3600,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/**
 * Merges `data` into the document users/{uid} at the field path, with updatedAt; returns the
 * response's HTTP status.
 */
export async function commitRaw(
  projectId: string,
  uid: string,
  fieldPath: string,
  data: Readonly<Record<string, Plain>>,
): Promise<number> {
  const database = `projects/${projectId}/databases/(default)`;
  const response = await fetch(
    `http://${EMULATOR_HOST}:${EMULATOR_PORTS.firestore}/v1/${database}/documents:commit`,
    {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokenOf(projectId, uid)}` },
      body: JSON.stringify({
        writes: [
          {
            update: { name: `${database}/documents/users/${uid}`, fields: fieldsOf(data) },
            updateMask: { fieldPaths: [fieldPath] },
            updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
          },
        ],
      }),
    },
  );
  return response.status;
}
