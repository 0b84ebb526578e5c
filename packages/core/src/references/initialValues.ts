import { convertValue, type Scalar } from '../attributes/convert.ts';
import { findAttribute } from '../attributes/findAttribute.ts';
import { type KeypathOwner, type KeypathScope, scopeOf } from '../attributes/keypathOwner.ts';
import { type Binding, createBinder } from '../expression/binder.ts';
import { compileProgramClosures } from '../expression/compileProgram.ts';
import { parseProgram } from '../expression/parseProgram.ts';
import type { ProgramPart } from '../expression/programPart.ts';
import type { ExpressionWorld, Value, ValueType } from '../expression/value.ts';
import { isJsonObject } from '../model/json.ts';
import { valueAt } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { tableValueOf } from '../tables/tableValue.ts';
import { findInstancePath } from './findInstancePath.ts';
import { isIssue, resolveInScope } from './resolveKeypath.ts';

/**
 * Evaluates the programs of an owner with a game's initial values. Undefined for a program that is invalid, results in
 * a table, or needs values known only while the game runs, such as those of a device.
 */
export type EvaluateInitially = (parts: readonly ProgramPart[]) => Scalar | undefined;

/** Creates the evaluator of one owner; `random` is the source of randomness. */
export function createInitialValues(
  project: Project,
  owner: KeypathOwner,
  random: ExpressionWorld['random'],
): EvaluateInitially {
  const scope = scopeOf(project, owner);
  const known = new Map<string, Value | undefined>();
  const binder = createBinder((keypath, constant) => {
    if (!known.has(keypath)) known.set(keypath, initialValue(scope, keypath));
    const value = known.get(keypath);
    return value === undefined ? undefined : bindingOf(value, constant(value));
  });
  return (parts) => {
    const parsed = parseProgram(parts);
    if (!parsed.ok) return undefined;
    let isValid = true;
    const fault = () => {
      isValid = false;
    };
    const value = compileProgramClosures(parsed.value, binder)(undefined, { random, fault, warn() {} });
    return isValid && typeof value !== 'object' ? value : undefined;
  };
}

function bindingOf(value: Value, source: string): Binding {
  return { type: typeOf(value), source, read: () => value };
}

function typeOf(value: Value): ValueType {
  if (typeof value === 'object') return 'table';
  return typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'boolean';
}

/** The value at a keypath before the first step; undefined when there is none or it comes from a device. */
function initialValue(scope: KeypathScope, keypath: string): Value | undefined {
  const resolved = resolveInScope(scope, keypath);
  if (isIssue(resolved)) return undefined;
  const { project, scene, instance, prototype } = scope;
  if (resolved.type === 'table') {
    const table = project.tables.get(keypath.slice(keypath.lastIndexOf('.') + 1));
    return table && tableValueOf(table);
  }
  const [root = '', ...path] = keypath.split('.');
  const owners = { self: [instance, prototype], scene: [scene], game: [project.object] }[root];
  if (!owners || path[0] === 'devices') return undefined;
  if (path[0] === 'layers') {
    const addressed = scene && findInstancePath(project, scene, keypath);
    return addressed && initialValue(scopeOfInstance(scope, addressed.instance), `self.${addressed.rest}`);
  }
  const stored = owners.map((owner) => scalarOf(valueAt(owner, path))).find((value) => value !== undefined);
  const value = stored ?? findAttribute(keypath)?.default;
  return value === undefined ? undefined : convertValue(value, resolved.type);
}

function scopeOfInstance(scope: KeypathScope, instance: NonNullable<KeypathScope['instance']>): KeypathScope {
  return { ...scope, kind: 'instance', instance, prototype: scope.project.actors.get(instance.prototype) };
}

/** A stored value; a custom attribute stores it next to its type. */
function scalarOf(stored: unknown): Scalar | undefined {
  const value = isJsonObject(stored) ? stored.$ : stored;
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}
