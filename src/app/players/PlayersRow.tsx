/** Those who play on this device: a press on one of them goes on as that player. */
import { Plus } from 'lucide-react';
import type { DevicePlayer } from '../../storage/devicePlayers.ts';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { PLAYER } from '../device/player.ts';
import { Avatar, RING } from '../profile/Avatar.tsx';
import { switchTo } from './changePlayer.ts';
import { nameOf } from './nameOf.ts';

const seat =
  'flex w-24 flex-col items-center gap-1.5 rounded-2xl px-1 py-2 text-sm leading-tight text-center';

export interface PlayersRowProps {
  readonly players: readonly DevicePlayer[];
  onAdd(): void;
}

export function PlayersRow({ players, onAdd }: PlayersRowProps) {
  return (
    <ul aria-label="Who plays here" className="-mx-2 mb-4 flex flex-wrap">
      {players.map((one) => {
        const isCurrent = one.player === PLAYER;
        return (
          <li key={one.player}>
            <button
              type="button"
              aria-current={isCurrent}
              className={cx(seat, isCurrent ? 'font-semibold' : 'text-soft hover:bg-sunken')}
              onClick={() => isCurrent || void switchTo(one.player)}
            >
              <span
                className={cx('rounded-full border-2 p-0.5', RING[isCurrent ? 'chosen' : 'other'])}
              >
                <Avatar info={one.profile} size={44} />
              </span>
              <span className="line-clamp-2 max-w-full wrap-break-word hyphens-auto">
                {nameOf(one)}
              </span>
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          aria-label="Add another player"
          className={cx(seat, 'text-soft hover:bg-sunken')}
          onClick={onAdd}
        >
          <span className="grid size-[52px] place-items-center">
            <span className="grid size-11 place-items-center rounded-full border border-edge">
              <Plus size={20} aria-hidden />
            </span>
          </span>
          <span>Add</span>
        </button>
      </li>
    </ul>
  );
}

/** The only trace of further players while there is one. */
export function AddSomeone({ onAdd }: Pick<PlayersRowProps, 'onAdd'>) {
  return (
    <p className="mt-3 -mb-2 text-center">
      <button type="button" className={button.compact} onClick={onAdd}>
        Add another player
      </button>
    </p>
  );
}
