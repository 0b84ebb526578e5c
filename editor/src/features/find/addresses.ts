import type { OwnText, Path, Project, TextPlace, UseTarget } from '@playhouse/core';
import { address, firstPage } from '../../ui-state/addresses.ts';

/** The address that shows a text: its card and field, its row in the inspector, its layer, its actor on the stage. */
export function addressOfText(
  project: Project,
  { path, owner, instance, behavior }: TextPlace,
  { rest, condition }: Pick<OwnText, 'rest' | 'condition'>,
): string | undefined {
  const [head, id = ''] = path.map(String);
  if (behavior) {
    const page = behaviorPage(project, path);
    if (page === undefined) return undefined;
    const field = condition === undefined ? fieldIn(rest) : undefined;
    return address(page, { behavior: behavior.id, condition, field });
  }
  const attribute = rest[0] === 'attributes' ? String(rest[1]) : undefined;
  const custom = attribute?.startsWith('id') ? attribute : undefined;
  switch (head) {
    case 'object':
      return address(firstPage(project), { tab: 'game', attribute: custom });
    case 'scenes': {
      if (instance) return address(`/scene/${id}`, { select: instance.id });
      const layer = path[2] === 'layers' ? project.scenes.get(id)?.layers[Number(path[3])]?.id : undefined;
      return address(`/scene/${id}`, layer === undefined ? { tab: 'scene', attribute: custom } : { layer });
    }
    case 'actors':
      return address(`/prototype/${id}`, { tab: custom && 'actor', attribute: custom });
    case 'tables':
      return `/table/${id}`;
    case 'assets':
      return assetPage(project, rest);
    default:
      return owner.kind === 'delegate' ? `/delegate/${owner.id}` : undefined;
  }
}

function fieldIn(rest: Path): string | undefined {
  return rest[0] === 'attributes' && rest[1] !== 'name' ? String(rest[1]) : undefined;
}

/** The page of the list that a behavior is in. */
function behaviorPage(project: Project, [head, id, , layerIndex, , index]: Path): string | undefined {
  if (head === 'actors') return `/prototype/${id}`;
  if (head !== 'scenes') return undefined;
  const layer = project.scenes.get(String(id))?.layers[Number(layerIndex)];
  const instance = layer?.actors[Number(index)];
  return layer && instance && `/scene/${id}/layer/${layer.id}/actor/${instance.id}`;
}

const assetWords: Readonly<Record<string, string>> = { images: 'image', sounds: 'sound', fonts: 'fonts' };

function assetPage({ assets }: Project, [kind, index]: Path): string | undefined {
  if (kind !== 'images' && kind !== 'sounds' && kind !== 'fonts') return undefined;
  const name = assets[kind][Number(index)]?.name;
  return name === undefined ? undefined : `/assets/${assetWords[kind]}/${encodeURIComponent(name)}`;
}

/** The address of a thing itself. */
export function addressOfTarget(project: Project, target: UseTarget): string | undefined {
  switch (target.kind) {
    case 'scene':
      return `/scene/${target.id}`;
    case 'prototype':
      return `/prototype/${target.id}`;
    case 'layer':
      return address(`/scene/${target.scene}`, { layer: target.id });
    case 'instance':
      return address(`/scene/${target.scene}`, { select: target.id });
    case 'table':
      return `/table/${target.id}`;
    case 'row':
    case 'column':
      return `/table/${target.table}`;
    case 'gameAttribute':
      return address(firstPage(project), { tab: 'game', attribute: target.id });
    case 'attribute':
      return addressOfAttribute(project, target);
    case 'image':
      return `/assets/image/${encodeURIComponent(target.id)}`;
    case 'sound':
    case 'music':
      return `/assets/sound/${encodeURIComponent(target.id)}`;
    case 'font':
      return `/assets/fonts/${encodeURIComponent(target.id)}`;
    case 'tag':
      return undefined;
  }
}

function addressOfAttribute(
  project: Project,
  { owner, id }: Extract<UseTarget, { readonly kind: 'attribute' }>,
): string | undefined {
  if (owner === 'game') return address(firstPage(project), { tab: 'game', attribute: id });
  if ('prototype' in owner) return address(`/prototype/${owner.prototype}`, { tab: 'actor', attribute: id });
  if (!('instance' in owner)) return address(`/scene/${owner.scene}`, { tab: 'scene', attribute: id });
  return address(`/scene/${owner.scene}`, { select: owner.instance, tab: 'actor', attribute: id });
}
