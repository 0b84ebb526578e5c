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

const wraps = [
  [0, 'Stretch'],
  [1, 'Fixed'],
  [2, 'Tile'],
] as const;

const graphics: AttributeGroup = {
  visible: boolean('Visible', true),
  blendingMode: enumeration('Blending', 0, {
    options: [
      [0, 'Normal'],
      [1, 'Opaque'],
      [2, 'Additive'],
      [3, 'Screen'],
      [4, 'Multiply'],
    ],
  }),
  horizontalWrap: enumeration('Horizontal wrap', 0, { options: wraps }),
  verticalWrap: enumeration('Vertical wrap', 0, { options: wraps }),
  horizontalAnchor: enumeration('Horizontal anchor', 0, {
    options: [
      [0, 'Left'],
      [1, 'Center'],
      [2, 'Right'],
    ],
  }),
  verticalAnchor: enumeration('Vertical anchor', 0, {
    options: [
      [0, 'Bottom'],
      [1, 'Middle'],
      [2, 'Top'],
    ],
  }),
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
  collisionShape: enumeration('Collision shape', 0, {
    options: [
      [0, 'Rectangle'],
      [1, 'Circle'],
      [2, 'Custom'],
    ],
  }),
  drag: real('Drag'),
  angularDrag: real('Angular drag'),
  canSleep: boolean('Can sleep', true),
  betterCollisions: boolean('Better collisions'),
};

/** Built-in attributes of an actor, below `self`. Reference 3.5. */
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
