import type { Actor } from '../state/actor.ts';
import { type BuiltIn, fieldAttribute } from './attribute.ts';

const attribute = fieldAttribute<Actor>;
/** Writing an attribute that is drawn marks the actor as changed for the player. */
const drawn = { after: (actor: Actor) => void actor.version++ };
const size = { ...drawn, minimum: 0 };
const readOnly = { readOnly: true };

/**
 * Every built-in attribute of an actor except its time, by the part of the keypath after `self`.
 * docs/runtime-rules.md#actor-attributes.
 */
export const actorAttributes: readonly BuiltIn<Actor>[] = [
  attribute('name', 'name', 'text', readOnly),
  attribute('position.x', 'x', 'real'),
  attribute('position.y', 'y', 'real'),
  attribute('size.width', 'width', 'real', size),
  attribute('size.height', 'height', 'real', size),
  attribute('rotation', 'rotation', 'angle'),
  attribute('color.red', 'red', 'real', drawn),
  attribute('color.green', 'green', 'real', drawn),
  attribute('color.blue', 'blue', 'real', drawn),
  attribute('color.alpha', 'alpha', 'real', drawn),
  attribute('image', 'image', 'image', drawn),
  attribute('tags', 'tagText', 'text', { after: splitTags }),
  attribute('preloadArt', 'preloadArt', 'boolean', readOnly),
  attribute('uiPinned', 'uiPinned', 'boolean', readOnly),
  attribute('graphics.visible', 'visible', 'boolean', drawn),
  attribute('graphics.blendingMode', 'blendingMode', 'enumeration', drawn),
  attribute('graphics.horizontalWrap', 'horizontalWrap', 'enumeration', drawn),
  attribute('graphics.verticalWrap', 'verticalWrap', 'enumeration', drawn),
  attribute('graphics.horizontalAnchor', 'horizontalAnchor', 'enumeration', drawn),
  attribute('graphics.verticalAnchor', 'verticalAnchor', 'enumeration', drawn),
  attribute('graphics.flipHorizontally', 'flipHorizontally', 'boolean', drawn),
  attribute('graphics.flipVertically', 'flipVertically', 'boolean', drawn),
  attribute('graphics.tileWidth', 'tileWidth', 'integer', drawn),
  attribute('graphics.tileHeight', 'tileHeight', 'integer', drawn),
  attribute('graphics.zIndex', 'zIndex', 'integer', drawn),
  attribute('motion.linearVelocity.x', 'velocityX', 'real'),
  attribute('motion.linearVelocity.y', 'velocityY', 'real'),
  attribute('motion.angularVelocity', 'angularVelocity', 'real'),
  attribute('motion.maxSpeed', 'maxSpeed', 'real'),
  attribute('motion.applyMaxSpeed', 'applyMaxSpeed', 'boolean'),
  attribute('motion.centerOfMass.x', 'centerOfMassX', 'real'),
  attribute('motion.centerOfMass.y', 'centerOfMassY', 'real'),
  attribute('motion.pin', 'pin', 'boolean'),
  attribute('physics.density', 'density', 'real'),
  attribute('physics.friction', 'friction', 'real'),
  attribute('physics.restitution', 'restitution', 'real'),
  attribute('physics.fixedRotation', 'fixedRotation', 'boolean'),
  attribute('physics.movable', 'movable', 'boolean'),
  attribute('physics.collisionShape', 'collisionShape', 'enumeration'),
  attribute('physics.drag', 'drag', 'real'),
  attribute('physics.angularDrag', 'angularDrag', 'real'),
  attribute('physics.canSleep', 'canSleep', 'boolean'),
  attribute('physics.betterCollisions', 'betterCollisions', 'boolean'),
];

/** Updates the list of an actor's tags from its text, in which tabs separate them. docs/format.md#tags. */
export function splitTags(actor: Actor): void {
  actor.tags = actor.tagText.split('\t').filter((tag) => tag !== '');
}
