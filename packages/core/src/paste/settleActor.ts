import { findInstance, instanceName } from '../edit/instance/locateInstances.ts';
import type { Instance, SceneDocument } from '../generated/entities.ts';
import type { KeypathSpec } from '../generated/library.ts';
import { type InstanceKeypath, instanceKeypath } from '../references/instanceKeypath.ts';
import { isIssue, resolveKeypath } from '../references/resolveKeypath.ts';
import { ask, keep, leave, type PasteRun, type Settled } from './pasteRun.ts';
import { ownAttributes } from './settleAttribute.ts';
import { settleOwn } from './settleSelf.ts';

/** The key for the copy of a pasted instance. */
export function instanceKey(id: string): string {
  return `instance:${id}`;
}

/** The scene that scene keypaths lead into; undefined in a prototype. */
export function sceneOfTarget({ target }: PasteRun): SceneDocument | undefined {
  return target.kind === 'documents' ? undefined : target.scene;
}

/**
 * True when things are pasted into the scene that they were copied from, so that ids of its members have the same
 * meaning.
 */
export function isSameScene(run: PasteRun): boolean {
  return run.isSameProject && sceneOfTarget(run) !== undefined && run.bundle.sceneId === sceneOfTarget(run)?.id;
}

/**
 * An attribute of another instance: the same one in the same scene, else its copy if it is pasted as well, else the
 * actor with its name. docs/product-rules.md#values.
 */
export function settleActor(
  run: PasteRun,
  scene: SceneDocument,
  {
    keypath,
    parts,
    isActive,
  }: { readonly keypath: string; readonly parts: InstanceKeypath; readonly isActive: boolean },
): Settled {
  const isThere = findInstance(scene, parts.instance) !== undefined;
  if (isThere && isSameScene(run)) return keep;
  const along = run.along.get(parts.instance);
  if (along && run.target.kind === 'instances') return settleAlong(run, along, parts, isActive);
  const write = (instance: string): string => instanceKeypath({ ...parts, instance });
  const spec = run.keypaths.get(keypath);
  if (!spec) return leave(run, isThere, write);
  const [first, ...more] = namesakes(run, scene, parts, spec);
  if (first !== undefined && more.length === 0) return { as: 'use', text: first };
  const actor = spec.actor ?? '';
  const message =
    first === undefined
      ? `There is no actor ${actor} with the attribute ${spec.name} in this scene.`
      : `There are ${more.length + 1} actors with the name ${actor} in this scene.`;
  const options = [first !== undefined && 'useExisting', 'ignore'] as const;
  switch (ask(run, isActive, { id: `actor:${keypath}`, message, options })) {
    case undefined:
      return { as: 'open' };
    case 'useExisting':
      return first === undefined ? keep : { as: 'use', text: first };
    default:
      return leave(run, isThere, write);
  }
}

function settleAlong(run: PasteRun, instance: Instance, parts: InstanceKeypath, isActive: boolean): Settled {
  if (run.target.kind !== 'instances') return keep;
  const layer = run.target.layer.id;
  const write = (id: string, rest = parts.rest) => instanceKeypath({ layer, instance: id, rest });
  const attribute = /^attributes\.(id\d+)$/.exec(parts.rest)?.[1];
  if (attribute === undefined) return { as: 'made', key: instanceKey(instance.id), write: (id) => write(id) };
  const settled = settleOwn(run, instance, attribute, isActive, (id) => id);
  const key = instanceKey(instance.id);
  switch (settled.as) {
    case 'open':
      return settled;
    case 'use':
      return { as: 'made', key, write: (id) => write(id, `attributes.${settled.text}`) };
    case 'made':
      return { as: 'made', key, also: settled.key, write: (id, made = '') => write(id, `attributes.${made}`) };
    default:
      return { as: 'made', key, write: (id) => write(id) };
  }
}

/** Keypaths of the wanted attribute in the actors with a name, without those that lack it. */
function namesakes(
  run: PasteRun,
  scene: SceneDocument,
  parts: InstanceKeypath,
  { actor, name, type }: KeypathSpec,
): string[] {
  if (actor === undefined || actor.trim() === '') return [];
  const isCustom = /^attributes\.id\d+$/.test(parts.rest);
  return scene.layers.flatMap((layer) =>
    layer.actors.flatMap((instance) => {
      if (instanceName(run.project, instance) !== actor) return [];
      const inherited = run.project.actors.get(instance.prototype)?.attributes;
      const attributes = [...ownAttributes(instance.attributes), ...ownAttributes(inherited)];
      const own = attributes.find((each) => each.name === name && each.type === type);
      if (isCustom && !own) return [];
      const rest = isCustom && own ? `attributes.${own.id}` : parts.rest;
      const keypath = instanceKeypath({ layer: layer.id, instance: instance.id, rest });
      const resolved = resolveKeypath(run.project, keypath, { kind: 'instance', id: instance.id, scene: scene.id });
      return isIssue(resolved) ? [] : [keypath];
    }),
  );
}
