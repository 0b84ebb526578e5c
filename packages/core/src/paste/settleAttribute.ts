import { customAttributes } from '../edit/attribute/ownerAttributes.ts';
import type { KeypathSpec } from '../generated/library.ts';
import { ask, keep, leave, type Made, make, type PasteRun, type Settled } from './pasteRun.ts';

/** What an owner calls its own attributes. */
export interface OwnAttribute {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

/** A reference to a custom attribute, and who has to have that in the target. */
interface WantedAttribute {
  /** Of the question, and of what is made. */
  readonly key: string;
  readonly id: string;
  /** What it is at the source; undefined when it was missing there already. */
  readonly spec: KeypathSpec | undefined;
  readonly attributes: readonly OwnAttribute[];
  /** True when an id means the same there, whatever it is called by now. */
  readonly isSameOwner: boolean;
  readonly owner: Extract<Made, { what: 'attribute' }>['owner'];
  readonly isActive: boolean;
  readonly write: (id: string) => string;
}

/** Custom attributes of an owner, without the tables among those of a game. */
export function ownAttributes(attributes: Readonly<Record<string, unknown>> | undefined): readonly OwnAttribute[] {
  if (attributes === undefined) return [];
  let own = known.get(attributes);
  if (own === undefined) {
    own = customAttributes(attributes).filter(({ type }) => type !== 'table');
    known.set(attributes, own);
  }
  return own;
}

/**
 * The attribute of the same name and type that the target has, or what the answer says: one that is missing or of the
 * wrong type opens a question. docs/product-rules.md#copy-and-paste.
 */
export function settleAttribute(run: PasteRun, wanted: WantedAttribute): Settled {
  const { key, id, spec, attributes, owner, write } = wanted;
  const same = attributes.find((each) => each.id === id);
  if (!spec) return leave(run, same !== undefined, write);
  const byId = run.isSameProject && same && (wanted.isSameOwner || same.name === spec.name) ? same : undefined;
  if (byId?.type === spec.type) return keep;
  const named = attributes.filter(({ name }) => name === spec.name);
  const fitting = named.find(({ type }) => type === spec.type);
  if (fitting) return { as: 'use', text: write(fitting.id) };
  const other = byId ?? named[0];
  const message = other
    ? `The attribute ${spec.name} is of the type ${other.type} ${ownerPhrases[owner]}, but ${spec.type} is expected.`
    : `There is no attribute ${spec.name} ${ownerPhrases[owner]}.`;
  const options = other ? (['useExisting', 'createAttribute'] as const) : (['createAttribute', 'ignore'] as const);
  switch (ask(run, wanted.isActive, { id: key, message, options })) {
    case undefined:
      return { as: 'open' };
    case 'createAttribute':
      return make(run, key, { what: 'attribute', owner, spec }, write);
    case 'useExisting':
      return other ? { as: 'use', text: write(other.id) } : keep;
    default:
      return leave(run, same !== undefined, write);
  }
}

const known = new WeakMap<object, readonly OwnAttribute[]>();

/** Who lacks an attribute, in words. */
const ownerPhrases: Readonly<Record<WantedAttribute['owner'], string>> = {
  game: 'in this game',
  scene: 'in this scene',
  target: 'in this actor',
  instance: 'in the actor that is pasted',
};
