import { enumerations } from '../enumerations.ts';
import {
  type AttributeGroup,
  angle,
  boolean,
  color,
  editorOnly,
  enumeration,
  image,
  integer,
  point,
  readOnly,
  real,
  size,
  text,
} from './node.ts';

const graphics: AttributeGroup = {
  visible: boolean('Visible', true),
  blendingMode: enumeration('Blending', 0, { options: enumerations.blendingMode }),
  horizontalWrap: enumeration('Horizontal wrap', 0, { options: enumerations.horizontalWrap }),
  verticalWrap: enumeration('Vertical wrap', 0, { options: enumerations.verticalWrap }),
  horizontalAnchor: enumeration('Horizontal anchor', 0, { options: enumerations.horizontalAnchor }),
  verticalAnchor: enumeration('Vertical anchor', 0, { options: enumerations.verticalAnchor }),
  flipHorizontally: boolean('Flip horizontally'),
  flipVertically: boolean('Flip vertically'),
  tileWidth: integer('Tile width'),
  tileHeight: integer('Tile height'),
  zIndex: integer('Z index'),
};

const motion: AttributeGroup = {
  linearVelocity: point('Linear velocity'),
  centerOfMass: point('Center of mass'),
  angularVelocity: real('Angular velocity'),
  maxSpeed: real('Maximum speed'),
  applyMaxSpeed: boolean('Apply maximum speed'),
  pin: boolean('Pin'),
};

const physics: AttributeGroup = {
  density: real('Density', 1),
  friction: real('Friction', 3),
  restitution: real('Bounciness', 1),
  fixedRotation: boolean('Fixed rotation'),
  movable: boolean('Movable', true),
  collisionShape: enumeration('Collision shape', 0, { options: enumerations.collisionShape }),
  drag: real('Drag'),
  angularDrag: real('Angular drag'),
  canSleep: boolean('Can sleep', true),
  betterCollisions: boolean('Better collisions'),
};

/** Built-in attributes of an actor, below `self`. docs/runtime-rules.md#actor-attributes. */
export const actorTree: AttributeGroup = {
  attributes: {
    name: text('Name', 'New Actor', readOnly),
    time: real('Time', 0, readOnly),
    position: point('Position'),
    size: size('Size', 100, 100),
    rotation: angle('Rotation'),
    color: color('Color', 1),
    image: image('Image'),
    tags: text('Tags'),
    preloadArt: boolean('Preload art', true, editorOnly),
    uiPinned: boolean('Pinned', false, editorOnly),
  },
  aspects: {
    graphics: { attributes: graphics },
    motion: { attributes: motion },
    physics: { attributes: physics },
  },
};
