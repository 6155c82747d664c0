/**
 * Checks the generated database rules and the function `insertLeaderboardGames` against the tables
 * of valid and invalid results in `resultCases.json` of each game, on the emulators. The rules and
 * the function accept complete results only.
 */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { idFor } from '../../src/daily/numbering.ts';
import type { Json } from '../../src/lib/json.ts';
import { PROFILE_MAPS } from '../../src/protocol/callables.ts';
import { resultKey } from '../../src/protocol/resultKeys.ts';
import { named, RESULT_TABLES } from '../support/resultTables.ts';
import { database } from './support/players.ts';
import { INFO, newProfile } from './support/profiles.ts';
import { type RulesEmulator, rulesEmulator } from './support/rulesEmulator.ts';

const AT = Date.UTC(2030, 0, 1);

let rules: RulesEmulator;
beforeAll(async () => {
  rules = await rulesEmulator('demo-crema-grammar');
  await database().doc('leaderboardUsers/grammar').set(INFO);
});
afterAll(() => rules.env.cleanup());

/**
 * The code of the error for a refused value: nested arrays are rejected by the client SDK itself.
 */
const refusalOf = (value: Json) =>
  Array.isArray(value) && value.some(Array.isArray) ? 'invalid-argument' : 'permission-denied';

describe.each(RESULT_TABLES.map((table) => [table.definition.title, table] as const))(
  'results of %s',
  (_, { definition, rows }) => {
    const map = definition.stored.profileMap;
    // A puzzle that is released at the tests' time but in no pack, so that results cannot be
    // checked against it.
    const id = idFor(definition.schedule, '2028-08-21');
    const key = resultKey(definition.id, id);
    const newPlayer = async () => {
      await rules.env.clearFirestore();
      await setDoc(doc(rules.as('anna'), 'users/anna'), newProfile());
    };
    beforeAll(newPlayer);

    it.each(rows.map(([verdict, value]) => [verdict, named(value), value] as const))(
      '%s: %s',
      async (verdict, _name, value) => {
        const isTaken = verdict === 'complete';
        // Wrapped in a promise, as the client SDK rejects unsupported values synchronously.
        const saving = (async () => rules.save({ [map]: { [key]: value } }))();
        if (isTaken) await assertSucceeds(saving);
        else await expect(saving).rejects.toMatchObject({ code: refusalOf(value) });

        if (isTaken)
          await database()
            .doc('users/grammar')
            .set({ [map]: { [key]: value } });
        const none = Object.fromEntries(PROFILE_MAPS.map((name) => [name, '{}']));
        const sent = { ...none, [map]: JSON.stringify({ [key]: value }) };
        const reply = await insertLeaderboardGames(database(), 'grammar', sent, AT);
        expect(reply.accepted).toEqual(isTaken ? [{ map, key, verdict: 'unchecked' }] : []);
        expect(reply.refused.map(({ status }) => status)).toEqual(
          isTaken ? [] : ['invalid-argument'],
        );
        const entry = database().doc(`leaderboards/${definition.id}/puzzles/${id}/entries/grammar`);
        if (isTaken) await Promise.all([entry.delete(), newPlayer()]);
        else expect((await entry.get()).exists).toBe(false);
      },
    );
  },
);

it('the rules refuse, and not the client alone', () =>
  assertFails(rules.save({ geografindGuesses: { 4: ['FR', 'FR', 'win'] } })));
