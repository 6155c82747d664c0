/** The ten digits and the tools: pencil, erase, check, calculator. */
import { Calculator, CircleCheck, Eraser, Pencil } from 'lucide-react';
import { PadKeys, PadTool } from '../../../ui/Pad.tsx';
import { canCheck } from '../rules/rules.ts';
import type { BoardInPlay } from './useBoard.ts';

const LINES = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 0],
];

export function Keypad({ play }: { readonly play: BoardInPlay }) {
  const { state, locked, isExample, writing, cursor, panel, check } = play;
  const { pencil } = writing;
  return (
    <div className="cn-pad keeps-order">
      <div className="cn-tools">
        <PadTool
          label="Pencil"
          disabled={locked}
          pressed={pencil}
          icon={<Pencil size={18} aria-hidden />}
          onPress={writing.togglePencil}
        />
        <PadTool
          label="Erase"
          disabled={locked || !writing.canErase}
          icon={<Eraser size={18} aria-hidden />}
          onPress={writing.erase}
        />
        {check && (
          <PadTool
            label="Check +20 s"
            spoken="Check +20 s: see if this entry is right"
            disabled={locked || !canCheck(cursor.entry, state)}
            busy={play.isChecking}
            icon={<CircleCheck size={18} aria-hidden />}
            onPress={check}
          />
        )}
        {!isExample && (
          <PadTool
            label="Numbers"
            disabled={locked}
            expanded={panel.calculating}
            icon={<Calculator size={18} aria-hidden />}
            onPress={() => panel.calculate(!panel.calculating)}
          />
        )}
      </div>
      <PadKeys
        lines={LINES}
        pencil={pencil}
        disabled={locked}
        onDigit={(digit) => writing.write(digit, pencil)}
      />
    </div>
  );
}
