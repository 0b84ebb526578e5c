import type { NamedAttribute, NameScope, NameStep } from '@playhouse/core';
import { said } from '../../i18n/said.ts';

/** A node of the attribute browser: a group of names, or an attribute. */
export interface AttributeNode {
  /** Shown to people; unique among its siblings. */
  readonly key: string;
  readonly label: string;
  readonly attribute?: NamedAttribute;
  /** Groups only; evaluated when the group is opened. */
  children?(): readonly AttributeNode[];
}

/** A root, or the reason why it cannot be used here. */
export interface AttributeRootNode {
  readonly word: string;
  readonly refusal: string | undefined;
  children(): readonly AttributeNode[];
}

const roots = ['self', 'game', 'scene', 'devices', 'tables', 'controllerMaps'] as const;

/** The attributes that can be referred to, as shown in columns. */
export function attributeTree(names: NameScope): readonly AttributeRootNode[] {
  return roots.map((word) => ({
    word,
    refusal: refusalOf(names, word),
    children: () => childrenOf(names, [word]),
  }));
}

function childrenOf(names: NameScope, path: readonly NameStep[]): AttributeNode[] {
  const groups = new Map<string, AttributeNode>();
  const attributes: AttributeNode[] = [];
  const all = [...names.attributes().map((attribute) => ({ path: attribute.path, attribute })), ...groupsOf(names)];
  for (const { path: of, attribute } of all) {
    if (!isBelow(of, path)) continue;
    const step = of[path.length];
    if (step === undefined || step === '') continue;
    const key = typeof step === 'string' ? step : `${step.given} ${step.id}`;
    const label = typeof step === 'string' ? step : step.given;
    if (attribute && of.length === path.length + 1) {
      attributes.push({ key, label: typeof step === 'string' ? attribute.title : label, attribute });
    } else if (!groups.has(key)) {
      groups.set(key, { key, label, children: () => childrenOf(loaded(names, [...path, step]), [...path, step]) });
    }
  }
  return [...attributes, ...groups.values()];
}

function groupsOf(names: NameScope): { readonly path: NamedAttribute['path']; readonly attribute?: NamedAttribute }[] {
  return names.groups.map(({ path }) => ({ path: [...path, ''] }));
}

/** Attributes of other actors are listed only when opened. */
function loaded(names: NameScope, path: readonly NameStep[]): NameScope {
  const group = names.groups.find(
    (candidate) => candidate.path.length === path.length && isBelow(candidate.path, path),
  );
  if (group) names.attributeAt(`${group.prefix}attributes.name`);
  return names;
}

function isBelow(path: readonly NameStep[], above: readonly NameStep[]): boolean {
  return above.every((step, index) => {
    const other = path[index];
    if (typeof step === 'string' || typeof other !== 'object') return step === other;
    return other.id === step.id;
  });
}

function refusalOf(names: NameScope, word: string): string | undefined {
  const refusal = names.refusalOf(word);
  return refusal === undefined ? undefined : said(refusal);
}
