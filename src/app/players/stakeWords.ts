const count = (n: number, one: string) => (n === 1 ? `one ${one}` : `${n} ${one}s`);

/** The warning before a player is removed. */
export function stakeWords(
  name: string,
  { results, games }: { readonly results: number; readonly games: number },
): string {
  const gone = [
    ...(results > 0 ? [count(results, 'result')] : []),
    ...(games > 0 ? [count(games, 'unfinished puzzle')] : []),
    'all settings',
  ];
  const list = [gone.slice(0, -1).join(', '), gone.at(-1)].filter(Boolean).join(' and ');
  return `This removes ${name} from this device, with ${list}. It can’t be undone, but a backup can be restored later.`;
}
