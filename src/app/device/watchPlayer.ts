import { PLAYER_KEY } from '../../storage/players.ts';
import { currentPlayer, forgetTab, PLAYER } from './player.ts';

/** Restarts this page, at home or where it is, when another tab has made another player the current one. */
export function watchPlayer(restart = () => location.replace(import.meta.env.BASE_URL)): void {
  const look = () => {
    if (currentPlayer() === PLAYER) return;
    forgetTab();
    restart();
  };
  addEventListener('storage', ({ key }) => {
    if (key === PLAYER_KEY || key === null) look();
  });
  addEventListener('pageshow', look);
  look();
}
