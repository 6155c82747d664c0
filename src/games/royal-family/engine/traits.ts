/**
 * The traits that single statements of clues demand of one person, by kind of clue: "has a nephew
 * who can be Hugo". A trait is a phrase together with the places for which it is true.
 */
import { judge, scopeOf } from '../rules/clues/kinds.ts';
import { pluralOf } from '../rules/clues/words.ts';
import { treeOf } from '../rules/tree.ts';
import type { Board, Clue } from '../rules/types.ts';
import { ownPhrase, type Phrase } from './phrases.ts';
import { othersOf, type Setting, spousePhrase, WORDINGS } from './wordings.ts';

export interface Trait {
  readonly phrase: Phrase;
  /** Whether the trait is the clue's own predicate, so that a quotation would say the same twice. */
  readonly isVerbatim: boolean;
  /**
   * The places of another name for which the trait is: its only one, some or every one. A clue that
   * says so demands the trait for some of them; a clue that denies it, not for every one.
   */
  readonly scope: 'one' | 'some' | 'every';
  readonly holds: (plate: number) => boolean;
}

/** Whether a statement is true with names on these plates; null where it makes no sense. */
function truthOf(board: Board, statement: Clue, placed: ReadonlyMap<string, number>) {
  return judge(statement, {
    tree: treeOf(board),
    at: (term) =>
      placed.get(term) ?? board.plates.findIndex(({ title }) => title !== '' && title === term),
    namesakes: (one) =>
      board.names.flatMap(({ name }) => (name !== one && name[0] === one[0] ? [name] : [])),
  });
}

/** The truths that a statement can have with the setting's name on a plate. */
export function truthsOf(
  { board, name, places }: Setting,
  statement: Clue,
  plate: number,
): ReadonlySet<boolean | null> {
  const found = new Set<boolean | null>();
  const others = scopeOf(statement, board).filter((other) => other !== name);
  const placed = new Map([[board.names[name]!.name, plate]]);
  function place(next: number, taken: readonly number[]): void {
    const other = others[next];
    if (other === undefined) {
      found.add(truthOf(board, statement, placed));
      return;
    }
    for (const one of places(other)) {
      if (taken.includes(one)) continue;
      placed.set(board.names[other]!.name, one);
      place(next + 1, [...taken, one]);
    }
  }
  place(0, [plate]);
  return found;
}

/** The phrases of statements about one person that say more than the clue's own words, or less. */
const OWN: Readonly<Record<string, (own: Phrase, board: Board) => Phrase>> = {
  // An only child of parents who are not drawn does not count, and no brother or sister is the reason.
  'only-child': () => ({
    is: 'is an only child with parents on the tree',
    are: 'are only children with parents on the tree',
    isNot: 'has siblings, half-siblings or no parents on the tree',
    areNot: 'have siblings, half-siblings or no parents on the tree',
  }),
  // Women without a husband fail the clue as well; "not older than her husband" would give them one.
  'spouse-age'({ is, are }, { marriages }) {
    const [, age, spouse] = /is (older|younger) than \w+ (\w+)/.exec(is)!;
    const hasTwo = new Set(marriages.flat()).size < 2 * marriages.length;
    const none = `no ${age === 'older' ? 'younger' : 'older'} ${spouse}`;
    if (hasTwo) {
      const only = (words: string) => words.replace(/(his|her|their) /, '$1 only ');
      const two = `two ${pluralOf(spouse!)}`;
      return {
        is: only(is),
        are: only(are),
        isNot: `has ${none} or has ${two}`,
        areNot: `have ${none} or have ${two}`,
      };
    }
    return { is, are, isNot: `has ${none}`, areNot: `have ${none}` };
  },
};

/** The parameters of statements that count, and the largest number that they may have. */
const COUNTS: Readonly<Record<string, readonly [key: string, most: number]>> = {
  count: ['count', 6],
  weddings: ['times', 2],
};

/**
 * The phrase for those who fail a statement with a number, if all have the same number instead:
 * "has two sisters" tells more than "does not have just one sister".
 */
function amountElse(setting: Setting, statement: Clue): Pick<Phrase, 'isNot' | 'areNot'> | null {
  const [key, most] = COUNTS[statement.kind] ?? [];
  if (key === undefined || most === undefined) return null;
  const fits = (amount: Clue, plate: number) => truthsOf(setting, amount, plate).has(true);
  const failing = setting.places(setting.name).filter((plate) => !fits(statement, plate));
  for (let amount = 0; amount <= most; amount++) {
    const instead = { ...statement, [key]: amount };
    if (failing.length === 0 || !failing.every((plate) => fits(instead, plate))) continue;
    const { is, are } = ownPhrase(setting.board, instead);
    return { isNot: is, areNot: are };
  }
  return null;
}

/** The term besides the name in a statement about two, or several by a shared initial. */
function partnersOf({ board, name }: Setting, statement: Clue): readonly string[] {
  const called = board.names[name]!.name;
  if (statement.kind === 'initial') {
    const isWho = statement.who === called;
    const names = isWho
      ? scopeOf(statement, board).map((one) => board.names[one]!.name)
      : [String(statement.who)];
    return names.filter((term) => term !== called);
  }
  return ['who', 'of', 'than', 'as', 'from', 'after', 'whom', 'title']
    .map((key) => statement[key])
    .filter(
      (term): term is string =>
        typeof term === 'string' && term !== called && isPerson(board, term),
    );
}

const isPerson = (board: Board, term: string) =>
  board.names.some(({ name }) => name === term) || board.plates.some(({ title }) => title === term);

/** The relation that makes two names of one initial keep a clue about initials. */
const sharing = ({ who, with: is }: Clue, called: string, term: string): Clue =>
  who === called
    ? { kind: 'relation', who: term, is: String(is), of: called }
    : { kind: 'relation', who: called, is: String(is), of: term };

/**
 * The traits that a shared initial demands. The husband or wife in such a clue must be the only one,
 * which the relation alone does not demand.
 */
function sharingTraits(setting: Setting, statement: Clue): readonly Trait[] {
  const { board, name } = setting;
  const called = board.names[name]!.name;
  const is = String(statement.with);
  const partners = partnersOf(setting, statement);
  const related = partners.flatMap((term) => traitsOf(setting, sharing(statement, called, term)));
  if (!/^(husband|wife)$/.test(is)) return related;
  const isPartner = (board.names[name]!.sex === 'm') === (is === 'husband');
  if (statement.who !== called && !isPartner) return related;
  const only = partners.flatMap((term) =>
    othersOf(setting, term, statement.kind)
      .filter(({ mode }) => mode === 'open')
      .map(
        (other): Trait => ({
          phrase: spousePhrase(is, statement.who === called, other),
          isVerbatim: false,
          scope: 'some',
          holds: (plate) => truthsOf(setting, statement, plate).has(true),
        }),
      ),
  );
  return [...related, ...only];
}

/** The traits that a statement demands of the setting's name, those in the plainest words first. */
export function traitsOf(setting: Setting, statement: Clue): readonly Trait[] {
  const { board, name } = setting;
  const called = board.names[name]!.name;
  if (statement.kind === 'initial') return sharingTraits(setting, statement);
  const wording = WORDINGS[statement.kind];
  if (!wording) {
    const own = ownPhrase(board, statement);
    const phrase = OWN[statement.kind]?.(own, board) ?? own;
    const holds = (plate: number) => truthsOf(setting, statement, plate).has(true);
    return [
      {
        phrase: { ...phrase, ...amountElse(setting, statement) },
        isVerbatim: true,
        scope: 'one',
        holds,
      },
    ];
  }
  return partnersOf(setting, statement).flatMap((term) =>
    othersOf(setting, term, statement.kind).map((other): Trait => {
      const wide: Setting = {
        ...setting,
        places: (one) => (board.names[one]!.name === term ? other.plates : setting.places(one)),
      };
      const { mode } = other;
      return {
        phrase: wording(setting, statement, other, statement.who === called),
        isVerbatim: false,
        scope: mode === 'known' ? 'one' : mode === 'every' ? 'every' : 'some',
        holds(plate) {
          const truths = truthsOf(wide, statement, plate);
          return mode === 'every' ? !truths.has(false) : truths.has(true);
        },
      };
    }),
  );
}
