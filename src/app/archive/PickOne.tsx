/** Picks a puzzle for the player: one that they have not played, from all games, at one press. */
import { useAtomValue } from 'jotai';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { count } from '../../lib/count.ts';
import { makeRng } from '../../lib/rng.ts';
import { Beans } from '../../ui/Beans.tsx';
import { button } from '../../ui/button.ts';
import { Choice } from '../../ui/Choice.tsx';
import { cx } from '../../ui/cx.ts';
import { Drink } from '../../ui/Drink.tsx';
import { puzzleName } from '../../ui/puzzleName.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import { recordsAtom } from '../records/records.ts';
import { MINUTES, type Picked, pick, type Wish } from './pick.ts';

const optionsOf = (values: readonly number[]) =>
  ['Any', ...values.map(String)].map((label) => ({ value: label, label }));
const TIMES = optionsOf(MINUTES);
const BEANS = optionsOf([1, 2, 3, 4, 5]);
const read = (value: string) => (value === 'Any' ? null : Number(value));

export function PickOne() {
  const records = useAtomValue(recordsAtom);
  const today = useAtomValue(todayAtom);
  const [wish, setWish] = useState<Wish>({ minutes: null, beans: null });
  const [picked, setPicked] = useState<Picked | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  /** The puzzle that was picked is the only one that fits. */
  const [isOnly, setIsOnly] = useState(false);

  function choose(next: Wish): void {
    const draw = (last: Picked | null) =>
      pick(records ?? [], today, next, last, makeRng(crypto.randomUUID()));
    const other = draw(picked);
    setWish(next);
    setIsAsked(true);
    setIsOnly(other === null);
    setPicked(other ?? draw(null));
  }

  return (
    <section
      aria-label="Pick a puzzle"
      className={cx('grid gap-4', isAsked && 'mt-2 w-full sm:grid-cols-2 sm:gap-x-8')}
    >
      <div className="grid content-start gap-2.5">
        <div role="status" className="empty:hidden">
          {picked && <PickedPuzzle {...picked} />}
          {isAsked && isOnly && <p className="mt-2">{onlyWords(wish, picked !== null)}</p>}
        </div>
        <button
          type="button"
          className={button.secondary}
          disabled={records === null}
          onClick={() => choose(wish)}
        >
          <Shuffle size={18} aria-hidden />
          <span>{isAsked ? 'Pick another' : 'Pick one from any game'}</span>
        </button>
      </div>
      {isAsked && (
        <div className="grid content-start gap-4">
          <Choice
            label="Minutes at most"
            value={String(wish.minutes ?? 'Any')}
            options={TIMES}
            onChange={(value) => choose({ ...wish, minutes: read(value) })}
          />
          <Choice
            label="Strength in beans"
            value={String(wish.beans ?? 'Any')}
            options={BEANS}
            onChange={(value) => choose({ ...wish, beans: read(value) })}
          />
        </div>
      )}
    </section>
  );
}

function PickedPuzzle({ record: { definition }, id, minutes, beans }: Picked) {
  return (
    <Link
      to={`/${definition.id}/${id}`}
      className={`${definition.hue} flex items-center gap-4 rounded-xl bg-hue-wash px-4 py-3.5 hover:outline-1 hover:outline-edge`}
    >
      <span className="text-hue">
        <Drink drink={definition.drink} size={32} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{definition.title}</span>
        <span className="block text-sm text-soft">{puzzleName(definition.schedule, id)}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-soft">
          <span>{`About ${count(minutes, 'minute')} `}</span>
          {beans !== null && <Beans count={beans} />}
        </span>
      </span>
      <span className="font-semibold text-hue">Play</span>
    </Link>
  );
}

/** Says that no other unplayed puzzle fits the wish, or none at all. */
function onlyWords({ minutes, beans }: Wish, isOne: boolean): string {
  const kind = [
    beans === null ? '' : ` with ${count(beans, 'bean')}`,
    minutes === null ? '' : ` that takes up to ${count(minutes, 'minute')}`,
  ].join('');
  if (isOne) return `This is the only puzzle${kind} that you haven’t played or started.`;
  if (kind === '') return 'You’ve played or started every puzzle. New ones come out at midnight.';
  return `You’ve played or started every puzzle${kind}. Try another time or number of beans.`;
}
