/** The fields of one clue or nested node: its kind, and a field for each part. */
import { FACTS } from '../rules/facts.ts';
import { entryName } from '../rules/grid.ts';
import type { Slot } from '../rules/kinds.ts';
import type { EntryId, Node, Part } from '../rules/types.ts';
import { fieldsIn, groupsFor, type NodeSlot, reshaped, withPart } from './clueKinds.ts';
import { NumberField } from './NumberField.tsx';

interface Common {
  /** The node's nesting depth, from 1. */
  readonly depth: number;
  /** The entries that the clue may mention. */
  readonly others: readonly EntryId[];
}

export interface NodeFieldsProps extends Common {
  readonly label: string;
  readonly slot: NodeSlot;
  readonly node: Node | null;
  /** The label of the option for "no clue"; null where a clue is required. */
  readonly none: string | null;
  onChange(node: Node | null): void;
}

/** Ordinals for the labels of a node's parts: "First part". */
const ORDINALS = ['First', 'Second', 'Third'];

export function NodeFields(props: NodeFieldsProps) {
  const { label, slot, node, none, depth, others, onChange } = props;
  return (
    <div className="cnd-node">
      <label className="cnd-field">
        <span>{label}</span>
        <select
          className="ed-input"
          value={node?.[0] ?? ''}
          onChange={({ target }) =>
            onChange(target.value === '' ? null : reshaped(target.value, slot, node, others))
          }
        >
          {none !== null && <option value="">{none}</option>}
          <KindOptions slot={slot} depth={depth} others={others} />
        </select>
      </label>
      {node && <PartFields {...props} node={node} />}
    </div>
  );
}

function KindOptions({ slot, depth, others }: Common & { readonly slot: NodeSlot }) {
  return groupsFor(slot, depth, others).map(({ name, choices }) => (
    <optgroup key={name} label={name}>
      {choices.map(({ kind, label }) => (
        <option key={kind} value={kind}>
          {label}
        </option>
      ))}
    </optgroup>
  ));
}

function PartFields(props: NodeFieldsProps & { readonly node: Node }) {
  const { slot, node, depth, others, onChange } = props;
  const slots = fieldsIn(node, slot);
  if (slots.length === 0) return null;
  return (
    <div className="cnd-parts">
      {slots.map((at, i) => (
        <PartField
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the part
          key={`${node[0]} ${i}`}
          label={slots.length === 1 ? 'Of what' : `${ORDINALS[i]} part`}
          slot={at}
          part={node[i + 1]!}
          depth={depth}
          // The only square of the grid, but not the only multiple of an entry.
          others={node[0] === 'only' ? [] : others}
          onChange={(part) => onChange(withPart(node, i, part))}
        />
      ))}
    </div>
  );
}

interface PartFieldProps extends Common {
  readonly label: string;
  readonly slot: Slot;
  readonly part: Part;
  onChange(part: Part): void;
}

function PartField({ label, slot, part, depth, others, onChange }: PartFieldProps) {
  if (slot === 'whole' || slot === 'several') {
    return (
      <NumberField
        label={label}
        value={part as number}
        least={slot === 'several' ? 2 : 1}
        onChange={onChange}
      />
    );
  }
  if (slot === 'property') {
    return (
      <NodeFields
        label={label}
        slot="property"
        node={part as Node}
        none={null}
        depth={depth + 1}
        others={others}
        onChange={(node) => onChange(node!)}
      />
    );
  }
  if (slot === 'fact' || slot === 'entry') {
    const choices =
      slot === 'fact'
        ? Object.entries(FACTS).map(([name, fact]) => [name, `${fact.name} (${fact.value})`])
        : others.map((id) => [id, entryName(id)]);
    return (
      <label className="cnd-field">
        <span>{label}</span>
        <select
          className="ed-input"
          value={part as string}
          onChange={({ target }) => onChange(target.value)}
        >
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return <ValueField label={label} part={part} depth={depth} others={others} onChange={onChange} />;
}

/** The option value for "a number", distinct from every kind and entry ID. */
const NUMBER = '#';

/** A field for a value: a number, an entry or a computed node. */
function ValueField({ label, part, depth, others, onChange }: Omit<PartFieldProps, 'slot'>) {
  const node = typeof part === 'object' ? part : null;
  const value = typeof part === 'number' ? NUMBER : typeof part === 'string' ? part : part[0];
  function choose(chosen: string): void {
    if (chosen === NUMBER) onChange(10);
    else if (others.includes(chosen)) onChange(chosen);
    // The old value becomes the first part of the new node.
    else onChange(reshaped(chosen, 'number', node ?? ['half', part], others));
  }
  return (
    <div className="cnd-node">
      <label className="cnd-field">
        <span>{label}</span>
        <select className="ed-input" value={value} onChange={({ target }) => choose(target.value)}>
          <option value={NUMBER}>A number</option>
          <optgroup label="Entries">
            {others.map((id) => (
              <option key={id} value={id}>
                {entryName(id)}
              </option>
            ))}
          </optgroup>
          <KindOptions slot="number" depth={depth + 1} others={others} />
        </select>
      </label>
      {typeof part === 'number' && (
        <NumberField label="The number" value={part} least={1} onChange={onChange} />
      )}
      {node && (
        <PartFields
          label={label}
          slot="number"
          node={node}
          none={null}
          depth={depth + 1}
          others={others}
          onChange={(changed) => onChange(changed!)}
        />
      )}
    </div>
  );
}
