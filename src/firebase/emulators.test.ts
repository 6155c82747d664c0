import { expect, it } from 'vitest';
import { emulators } from '../../firebase.json';
import { EMULATOR_PORTS } from './emulators.ts';

it('looks for the emulators where firebase.json puts them', () => {
  for (const [name, port] of Object.entries(EMULATOR_PORTS)) {
    expect(emulators[name as keyof typeof EMULATOR_PORTS].port, name).toBe(port);
  }
});
