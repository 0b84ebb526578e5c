import type { AttributeType } from '../../attributes/attributeType.ts';
import type { Choices } from './choicesAt.ts';
import { bracketed, isPlainName, isTypeable, reservedWords, type TypedStep } from './shownName.ts';

/** One step of a name: a word of the language, or a given name, identified by its id. */
export type NameStep = string | { readonly given: string; readonly id: string };

/** An attribute that programs can refer to. */
export interface NamedAttribute {
  /** As stored. */
  readonly keypath: string;
  /** As shown; the first step is a root. */
  readonly path: readonly [root: string, ...rest: NameStep[]];
  readonly type: AttributeType;
  /** Its title. */
  readonly title: string;
  /** The meaning of an enumeration's codes. */
  readonly choices?: Choices;
}

/** Attributes that are listed only on request, such as those of another actor. */
export interface NameGroup {
  /** The beginning of its attributes' names. */
  readonly path: readonly [root: string, ...rest: NameStep[]];
  /** The beginning of their keypaths. */
  readonly prefix: string;
  load(): readonly NamedAttribute[];
}

/** The names of attributes in program texts as people write and see them. docs/format.md#names-in-expressions. */
export interface NameScope {
  /** In the order to offer them; groups only when expanded. */
  attributes(): readonly NamedAttribute[];
  readonly groups: readonly NameGroup[];
  /** The attribute with a typed name; 'several' when it is ambiguous. */
  find(root: string, steps: readonly TypedStep[]): NamedAttribute | 'several' | undefined;
  /** The text of a keypath, known or not; reading it results in the same keypath. */
  textOf(keypath: string): string;
  attributeAt(keypath: string): NamedAttribute | undefined;
  /** The beginning of a group's names. */
  groupText(group: NameGroup): string;
  /** Why a root cannot be used here. */
  refusalOf(root: string): string | undefined;
}

export interface NameScopeOptions {
  readonly attributes: readonly NamedAttribute[];
  readonly groups?: readonly NameGroup[];
  /** Messages by unavailable root. */
  readonly refusals?: ReadonlyMap<string, string>;
}

/** Creates a scope from the things that programs can refer to. */
export function createNameScope(options: NameScopeOptions): NameScope {
  return new NameTree(options);
}

interface NameNode {
  readonly words: Map<string, NameNode>;
  /** By given name: the nodes of everything with that name, with their ids. */
  readonly given: Map<string, Map<string, NameNode>>;
  attribute?: NamedAttribute;
  group?: NameGroup;
}

/**
 * A built-in word wins over a given name after a dot; equal names are shown as keypaths.
 * docs/format.md#names-in-expressions.
 */
class NameTree implements NameScope {
  readonly groups: readonly NameGroup[];
  private readonly list: NamedAttribute[] = [];
  private readonly byKeypath = new Map<string, NamedAttribute>();
  private readonly groupsByPrefix: ReadonlyMap<string, NameGroup>;
  private readonly refusals: ReadonlyMap<string, string>;
  private readonly loaded = new Set<NameGroup>();
  private readonly top: NameNode = emptyNode();

  constructor({ attributes, groups = [], refusals = new Map() }: NameScopeOptions) {
    this.groups = groups;
    this.refusals = refusals;
    this.groupsByPrefix = new Map(groups.map((group) => [group.prefix, group]));
    for (const [root, words] of Object.entries(reservedWords)) for (const word of words) this.reach([root, word]);
    for (const attribute of attributes) this.add(attribute);
    for (const group of groups) this.reach(group.path).group = group;
  }

  attributes(): readonly NamedAttribute[] {
    return this.list;
  }

  find(root: string, steps: readonly TypedStep[]): NamedAttribute | 'several' | undefined {
    let node = this.top.words.get(root);
    for (const { text, isBracketed } of steps) {
      if (node?.group) this.load(node.group);
      const word = isBracketed ? undefined : node?.words.get(text);
      const given = word ? undefined : node?.given.get(text);
      if (given && given.size > 1) return 'several';
      node = word ?? given?.values().next().value;
    }
    return node?.attribute;
  }

  attributeAt(keypath: string): NamedAttribute | undefined {
    const known = this.byKeypath.get(keypath);
    if (known) return known;
    const group = this.groupsByPrefix.get(keypath.split('.', 5).join('.').concat('.'));
    if (group) this.load(group);
    return this.byKeypath.get(keypath);
  }

  textOf(keypath: string): string {
    const attribute = this.attributeAt(keypath);
    const text = attribute && this.write(attribute.path);
    return text ?? (isTypeable(keypath) ? keypath : `keypath${bracketed(keypath)}`);
  }

  groupText(group: NameGroup): string {
    return this.write(group.path) ?? group.prefix.slice(0, -1);
  }

  refusalOf(root: string): string | undefined {
    return this.refusals.get(root);
  }

  private load(group: NameGroup): void {
    if (this.loaded.has(group)) return;
    this.loaded.add(group);
    for (const attribute of group.load()) this.add(attribute);
  }

  private add(attribute: NamedAttribute): void {
    if (this.byKeypath.has(attribute.keypath)) return;
    this.byKeypath.set(attribute.keypath, attribute);
    this.list.push(attribute);
    this.reach(attribute.path).attribute ??= attribute;
  }

  private reach(path: readonly NameStep[]): NameNode {
    let node = this.top;
    for (const step of path) node = typeof step === 'string' ? enter(node.words, step) : enterGiven(node, step);
    return node;
  }

  /** A path as text, or undefined when reading it would not result in the same path. */
  private write([root, ...steps]: readonly NameStep[]): string | undefined {
    if (typeof root !== 'string') return undefined;
    let text = root;
    let node = this.top.words.get(root);
    for (const step of steps) {
      if (typeof step === 'string') {
        text += `.${step}`;
        node = node?.words.get(step);
        continue;
      }
      const same = node?.given.get(step.given);
      if (same?.size !== 1) return undefined;
      const isPlain = isPlainName(step.given) && !node?.words.has(step.given);
      text += isPlain ? `.${step.given}` : bracketed(step.given);
      node = same.get(step.id);
    }
    return text;
  }
}

function emptyNode(): NameNode {
  return { words: new Map(), given: new Map() };
}

function enter(nodes: Map<string, NameNode>, key: string): NameNode {
  let node = nodes.get(key);
  if (!node) {
    node = emptyNode();
    nodes.set(key, node);
  }
  return node;
}

function enterGiven({ given }: NameNode, step: { readonly given: string; readonly id: string }): NameNode {
  let same = given.get(step.given);
  if (!same) {
    same = new Map();
    given.set(step.given, same);
  }
  return enter(same, step.id);
}
