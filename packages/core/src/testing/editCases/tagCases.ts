import type { Project } from '../../model/project.ts';
import { actorOf } from '../editSample.ts';
import type { EditCase } from './editCase.ts';

/** The game's list, an actor's tags and a tag that a behavior names. */
const tagsOf = (p: Project) => [
  p.object.attributes.actorTags,
  p.actors.get('id2')?.attributes.tags,
  p.behaviors.get('id70')?.behavior.attributes.actorTag,
];

/** Cases of tag edits. */
export const tagCases: readonly EditCase[] = [
  ['the list of tags', { kind: 'tag.add', data: { tag: 'good' } }, (p) => p.object.attributes.actorTags, 'Good\tgood'],
  [
    'the name of a tag wherever it is named',
    { kind: 'tag.rename', data: { tag: 'Good', name: 'Fine' } },
    tagsOf,
    ['Fine', 'Fine', 'Fine'],
  ],
  ['a removed tag, but not its uses', { kind: 'tag.remove', data: { tag: 'Good' } }, tagsOf, ['', '', 'Good']],
  [
    'the tags of an actor, but not the list',
    { kind: 'tag.unassign', data: { owner: { prototype: 'id2' }, tag: 'Good' } },
    tagsOf,
    ['Good', '', 'Good'],
  ],
  [
    'the tags of an actor and, for a new one, the list',
    { kind: 'tag.assign', data: { owner: { prototype: 'id1' }, tag: 'Fast' } },
    (p) => [p.actors.get('id1')?.attributes.tags, p.object.attributes.actorTags],
    ['Fast', 'Good\tFast'],
  ],
  [
    'the tags of one instance',
    { kind: 'tag.assign', data: { owner: { scene: 'id1', instance: 'id20' }, tag: 'Good' } },
    (p) => [actorOf(p, 'id20')?.attributes.tags, actorOf(p, 'id21')?.attributes.tags],
    ['Good', undefined],
  ],
];
