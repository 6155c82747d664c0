/** firestore.indexes.json: adds the exemptions of new games' profile maps. */
import type { GameDefinition } from '../../src/games/definitions.ts';

interface Override {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly unknown[];
}

/** The text of firestore.indexes.json in which every game's profile map is exempt from indexes. */
export function withExemptions(text: string, definitions: readonly GameDefinition[]): string {
  const indexes = JSON.parse(text) as { fieldOverrides: Override[] };
  const { fieldOverrides } = indexes;
  const isOfUsers = ({ collectionGroup }: Override) => collectionGroup === 'users';
  for (const { stored } of definitions) {
    const fieldPath = stored.profileMap;
    if (fieldOverrides.some((one) => isOfUsers(one) && one.fieldPath === fieldPath)) continue;
    const last = fieldOverrides.findLastIndex(isOfUsers);
    fieldOverrides.splice(last + 1, 0, { collectionGroup: 'users', fieldPath, indexes: [] });
  }
  return `${JSON.stringify(indexes, null, 2)}\n`;
}
