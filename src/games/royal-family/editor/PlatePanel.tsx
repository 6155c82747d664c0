/**
 * The editor's panel for the chosen plate of the tree: title, year of birth, sex, partners,
 * children.
 */
import { Baby, HeartHandshake, RefreshCw, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { capital } from '../../../lib/capital.ts';
import type { Result } from '../../../lib/result.ts';
import { button } from '../../../ui/button.ts';
import { Field } from '../../../ui/Field.tsx';
import { LANDS, RANKS } from '../data/names.ts';
import { whoIs } from '../rules/places.ts';
import { treeOf } from '../rules/tree.ts';
import type { Board } from '../rules/types.ts';
import { options, Select } from './Select.tsx';
import {
  addChild,
  addPartner,
  changeSex,
  type Edited,
  leavingWith,
  type Placing,
  setHouse,
  setTitle,
  setYear,
  whyNoPartner,
} from './treeEdits.ts';

export interface PlatePanelProps {
  readonly board: Board;
  readonly plate: number;
  readonly placing: Placing;
  /** Applies the edit, or announces why it failed. */
  onEdit(edited: Result<Edited>): void;
  onRemove(): void;
}

const NONE = 'No title';

export function PlatePanel(props: PlatePanelProps) {
  const { board, plate, placing, onEdit } = props;
  const { sex, title } = board.plates[plate]!;
  const name = board.names[placing?.placed[plate] ?? -1]?.name;
  const others = leavingWith(board, plate).length - 1;
  const partners = treeOf(board).spouses[plate]!;
  return (
    <section className="rfd-card" aria-label="Plate">
      <h3 className="ed-head">
        <span>{capital(whoIs(board, plate))}</span>
        {name && <span className="ed-count">{`${name} stands here`}</span>}
      </h3>
      <div className="rfd-fields">
        {plate === board.monarch ? (
          <Monarch board={board} title={title} onEdit={onEdit} />
        ) : (
          <Title {...props} />
        )}
        <Year key={`${plate} ${board.plates[plate]!.born}`} {...props} />
      </div>
      <div className="ed-buttons">
        {partners.map((partner) => (
          <button
            key={partner}
            type="button"
            className={button.secondary}
            onClick={() => onEdit(addChild(board, plate, partner))}
          >
            <Baby size={18} aria-hidden />
            <span>
              {partners.length > 1 ? `Child with ${whoIs(board, partner)}` : 'Add a child'}
            </span>
          </button>
        ))}
        {whyNoPartner(board, plate) === '' && (
          <>
            <button
              type="button"
              className={button.secondary}
              onClick={() => onEdit(addPartner(board, plate, false))}
            >
              <HeartHandshake size={18} aria-hidden />
              <span>{sex === 'm' ? 'Add a wife' : 'Add a husband'}</span>
            </button>
            <button
              type="button"
              className={button.secondary}
              onClick={() => onEdit(addPartner(board, plate, true))}
            >
              <Users size={18} aria-hidden />
              <span>{sex === 'm' ? 'A wife and a child' : 'A husband and a child'}</span>
            </button>
          </>
        )}
        <button
          type="button"
          className={button.secondary}
          onClick={() => onEdit(changeSex(board, plate, placing))}
        >
          <RefreshCw size={18} aria-hidden />
          <span>{sex === 'm' ? 'Make it a woman’s' : 'Make it a man’s'}</span>
        </button>
        {plate !== board.monarch && (
          <button type="button" className={button.danger} onClick={props.onRemove}>
            <Trash2 size={18} aria-hidden />
            <span>{others === 0 ? 'Take out' : `Take out with ${others} more`}</span>
          </button>
        )}
      </div>
    </section>
  );
}

function Monarch({
  board,
  title,
  onEdit,
}: Pick<PlatePanelProps, 'board' | 'onEdit'> & { readonly title: string }) {
  const { house, plates, monarch } = board;
  const crown = `${plates[monarch]!.sex === 'm' ? 'King' : 'Queen'} of ${house}`;
  return (
    <>
      <Select
        label="Title"
        value={title || NONE}
        onChange={(value) => onEdit(setTitle(board, monarch, value === NONE ? '' : value))}
      >
        {options([...new Set([NONE, crown, title || NONE])])}
      </Select>
      <Select label="House" value={house} onChange={(value) => onEdit(setHouse(board, value))}>
        {options([...new Set([house, ...LANDS])].sort())}
      </Select>
    </>
  );
}

/** Edits a title's rank and land ("Duke of Ambry"); a title of any other form stays available. */
function Title({ board, plate, onEdit }: PlatePanelProps) {
  const { sex, title } = board.plates[plate]!;
  const ranks = RANKS.map((pair) => pair[sex === 'm' ? 0 : 1]);
  const rank = ranks.find((one) => title.startsWith(`${one} of `));
  const land = rank === undefined ? '' : title.slice(rank.length + 4);
  const taken = new Set([board.house, ...board.plates.map((one) => one.title.split(' of ')[1])]);
  const free = LANDS.filter((one) => one === land || !taken.has(one));
  const set = (value: string) => onEdit(setTitle(board, plate, value));
  return (
    <>
      <Select
        label="Title"
        value={rank ?? (title || NONE)}
        onChange={(value) => {
          if (value === NONE) set('');
          else set(`${value} of ${land || free[0]}`);
        }}
      >
        {options([...new Set([NONE, ...ranks, rank ?? (title || NONE)])])}
      </Select>
      {rank !== undefined && (
        <Select label="Of" value={land} onChange={(value) => set(`${rank} of ${value}`)}>
          {options([...new Set([land, ...free])].sort())}
        </Select>
      )}
    </>
  );
}

function Year({ board, plate, onEdit }: PlatePanelProps) {
  const { born } = board.plates[plate]!;
  const [text, setText] = useState(String(born));
  const [problem, setProblem] = useState<string | null>(null);

  function commit(): void {
    const year = text.trim() === '' ? Number.NaN : Number(text);
    if (year === born) {
      setProblem(null);
      return;
    }
    const edited = setYear(board, plate, year);
    setProblem(edited.ok ? null : edited.problem.message);
    if (edited.ok) onEdit(edited);
  }

  return (
    <form
      className="rfd-year"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <Field
        label="Born in"
        inputMode="numeric"
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
      />
    </form>
  );
}
