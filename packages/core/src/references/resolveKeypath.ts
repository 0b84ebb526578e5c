import { type AttributeType, isAttributeType } from '../attributes/attributeType.ts';
import { builtInAttributes } from '../attributes/findAttribute.ts';
import { instanceAttributes } from '../attributes/instanceAttributes.ts';
import { type KeypathOwner, type KeypathScope, scopeOf } from '../attributes/keypathOwner.ts';
import { missingAttributeText } from '../attributes/missingText.ts';
import type { Issue } from '../model/issue.ts';
import type { IssueCode } from '../model/issueCodes.ts';
import { isJsonObject } from '../model/json.ts';
import type { Project } from '../model/project.ts';
import { findInstancePath } from './findInstancePath.ts';

/** The target of a keypath. */
export interface ResolvedKeypath {
  readonly kind: 'builtIn' | 'custom' | 'table';
  readonly type: AttributeType;
  readonly name: string;
  /** Games can only read it. */
  readonly readOnly: boolean;
  /** For an attribute that only instances have: how many instances of the prototype lack it. */
  readonly lacking?: number;
}

/**
 * Resolves a stored keypath for its owner. A prototype reaches self, game, devices and tables; a scene's attributes are
 * only for its instances. The issue of a failure is relative to the keypath. docs/runtime-rules.md#keypaths,
 * docs/product-rules.md#validation.
 */
export function resolveKeypath(project: Project, keypath: string, owner: KeypathOwner): ResolvedKeypath | Issue {
  return resolveInScope(scopeOf(project, owner), keypath);
}

/** The same for many keypaths of one owner. */
export function resolveInScope(scope: KeypathScope, keypath: string): ResolvedKeypath | Issue {
  if (keypath.startsWith('self.')) return resolveSelf(scope, keypath);
  if (keypath.startsWith('scene.')) return resolveScene(scope, keypath);
  if (keypath.startsWith('tables.')) return table(scope.project, keypath.slice('tables.'.length)) ?? missing(keypath);
  return resolveBuiltIn(keypath) ?? custom(scope, keypath, 'game.attributes.', gameAttributes) ?? missing(keypath);
}

/** True when a resolution failed. */
export function isIssue(resolved: ResolvedKeypath | Issue): resolved is Issue {
  return 'code' in resolved;
}

type Resolution = ResolvedKeypath | Issue;
type FindCustom = (scope: KeypathScope, id: string) => Resolution | undefined;

function resolveSelf(scope: KeypathScope, keypath: string): Resolution {
  if (scope.kind === 'game' || scope.kind === 'scene')
    return issue('reference.context', 'Invalid self context', keypath);
  return resolveBuiltIn(keypath) ?? custom(scope, keypath, 'self.attributes.', selfAttributes) ?? missing(keypath);
}

function resolveScene(scope: KeypathScope, keypath: string): Resolution {
  if (scope.kind === 'prototype') {
    return issue('reference.context', 'Cannot access scene attribute from prototype', keypath);
  }
  if (scope.kind === 'game') return issue('reference.context', 'Invalid scene context', keypath);
  if (!keypath.startsWith('scene.layers.')) {
    return resolveBuiltIn(keypath) ?? custom(scope, keypath, 'scene.attributes.', sceneAttributes) ?? missing(keypath);
  }
  const path = scope.scene && findInstancePath(scope.project, scope.scene, keypath);
  if (path === undefined) {
    return issue('reference.missing', 'Invalid state contest whe getting instance.', keypath);
  }
  const { instance, rest } = path;
  const prototype = scope.project.actors.get(instance.prototype);
  return resolveSelf({ ...scope, kind: 'instance', instance, prototype }, `self.${rest}`);
}

/** The target of a built-in attribute's keypath, for any owner. */
export function resolveBuiltIn(keypath: string): ResolvedKeypath | undefined {
  return builtIns.get(keypath);
}

const builtIns: ReadonlyMap<string, ResolvedKeypath> = new Map(
  Array.from(builtInAttributes(), ([keypath, { type, title, readOnly }]) => [
    keypath,
    { kind: 'builtIn', type, name: title, readOnly },
  ]),
);

function custom(scope: KeypathScope, keypath: string, prefix: string, find: FindCustom): Resolution | undefined {
  if (!keypath.startsWith(`${prefix}id`)) return undefined;
  return find(scope, keypath.slice(prefix.length));
}

function selfAttributes(scope: KeypathScope, id: string): Resolution | undefined {
  const found = customAttribute(scope.instance?.attributes, id) ?? customAttribute(scope.prototype?.attributes, id);
  return found ?? (scope.kind === 'prototype' ? instanceAttribute(scope, id) : undefined);
}

/** Locked instances bind their prototype's behaviors to their own attributes. */
function instanceAttribute({ project, prototype }: KeypathScope, id: string): Resolution | undefined {
  const own = prototype && instanceAttributes(project, prototype.id).get(id);
  const resolved = own && customAttribute({ [id]: own.attribute }, id);
  return resolved && !isIssue(resolved) ? { ...resolved, lacking: own.lacking } : undefined;
}

function sceneAttributes(scope: KeypathScope, id: string): Resolution | undefined {
  return customAttribute(scope.scene?.attributes, id);
}

function gameAttributes(scope: KeypathScope, id: string): Resolution | undefined {
  return customAttribute(scope.project.object.attributes, id) ?? table(scope.project, id);
}

function customAttribute(
  attributes: Readonly<Record<string, unknown>> | undefined,
  id: string,
): Resolution | undefined {
  if (attributes === undefined || !Object.hasOwn(attributes, id)) return undefined;
  const attribute = attributes[id];
  if (!isJsonObject(attribute)) return undefined;
  const type = attribute['@'];
  if (!isAttributeType(type)) return undefined;
  const name = typeof attribute.name === 'string' ? attribute.name : '';
  return type === 'table'
    ? { kind: 'table', type, name, readOnly: true }
    : { kind: 'custom', type, name, readOnly: false };
}

function table(project: Project, id: string): Resolution | undefined {
  const name = project.tables.get(id)?.name;
  if (name !== undefined) return { kind: 'table', type: 'table', name, readOnly: true };
  const listed = customAttribute(project.object.attributes, id);
  return listed && !isIssue(listed) && listed.kind === 'table' ? listed : undefined;
}

function missing(keypath: string): Issue {
  return issue('reference.missing', missingAttributeText(keypath), keypath);
}

function issue(code: IssueCode, message: string, keypath: string): Issue {
  return { code, severity: 'blocking', path: [], params: { keypath }, message };
}
