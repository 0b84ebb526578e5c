import { customAttributes } from '../edit/attribute/ownerAttributes.ts';
import type { KeypathSpec } from '../generated/library.ts';
import { ask, keep, leave, type Made, make, type PasteRun, type Settled } from './pasteRun.ts';

/** The word for an owner's attributes. */
export interface OwnAttribute {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

/** A reference to a custom attribute, and the owner that must have it in the target. */
interface WantedAttribute {
  /** Key of the question and of the created attribute. */
  readonly key: string;
  readonly id: string;
  /** Its description at the source; undefined when it was already missing there. */
  readonly spec: KeypathSpec | undefined;
  readonly attributes: readonly OwnAttribute[];
  /** True when an id has the same meaning there, even if renamed since. */
  readonly isSameOwner: boolean;
  readonly owner: Extract<Made, { what: 'attribute' }>['owner'];
  readonly isActive: boolean;
  readonly write: (id: string) => string;
}

/** Custom attributes of an owner, without a game's tables. */
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
 * The target's attribute with the same name and type, or the result of the answer: a missing one or one of the wrong
 * type opens a question. docs/product-rules.md#copy-and-paste.
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

/** The owner that lacks an attribute, in words. */
const ownerPhrases: Readonly<Record<WantedAttribute['owner'], string>> = {
  game: 'in this game',
  scene: 'in this scene',
  target: 'in this actor',
  instance: 'in the actor that is pasted',
};
