import { type AttributePath, enumerations, type FieldKind } from '@playhouse/core';
import type { ControlField, PairLook } from '../fields/fieldControl.ts';

type PlainKind = FieldKind | 'tags';

/** How one attribute is shown: its field in the registry of controls, and where its value is. */
export interface FieldSpec {
  readonly label: string;
  readonly path: AttributePath;
  readonly field: ControlField;
}

type FieldRest = Partial<Omit<ControlField, 'kind' | 'label'>>;

/** The field of an attribute. Attributes are not expressions. */
export function attributeField(kind: PlainKind, label: string, path: AttributePath, rest: FieldRest = {}): FieldSpec {
  return { label, path, field: { kind, label, default: '', computed: false, ...rest } };
}

/** A field of two numbers. */
export function pairField(label: string, path: AttributePath, pair: PairLook): FieldSpec {
  return { label, path, field: { kind: 'pair', label, default: '', computed: false, ...pair } };
}

/** Several flags in one field; each option is the key of one. */
function flagsField(label: string, path: AttributePath, options: ControlField['options'] = []): FieldSpec {
  return { label, path, field: { kind: 'flags', label, default: '', computed: false, options } };
}

/** A group of fields with a heading. */
export interface FieldSection {
  readonly title: string;
  readonly isOpenAtFirst: boolean;
  readonly fields: readonly FieldSpec[];
}

const attribute = (...keys: string[]): AttributePath => ['attributes', ...keys];
const graphics = (key: string): AttributePath => ['aspects', 'graphics', 'attributes', key];
const motion = (key: string): AttributePath => ['aspects', 'motion', 'attributes', key];
const physics = (key: string): AttributePath => ['aspects', 'physics', 'attributes', key];

const xy = { keys: ['x', 'y'], letters: ['X', 'Y'] } as const;
/** The parts of a size. */
export const sides = { keys: ['width', 'height'], letters: ['W', 'H'] } as const;

/** The placement of an instance. */
export const placeSection: FieldSection = {
  title: 'Place',
  isOpenAtFirst: true,
  fields: [
    pairField('Position', attribute('position'), xy),
    pairField('Size', attribute('size'), { minimum: 0, ...sides }),
    attributeField('angle', 'Rotation', attribute('rotation')),
  ],
};

/** The appearance of an actor. */
export const looksSection: FieldSection = {
  title: 'Appearance',
  isOpenAtFirst: true,
  fields: [
    attributeField('image', 'Image', attribute('image')),
    attributeField('color', 'Color', attribute('color')),
    attributeField('tags', 'Tags', attribute('tags')),
    attributeField('boolean', 'Visible', graphics('visible')),
  ],
};

/** How the picture is placed in the actor. docs/product-rules.md#codes has the names of the codes. */
export const drawingSection: FieldSection = {
  title: 'Drawing',
  isOpenAtFirst: false,
  fields: [
    attributeField('choice', 'Blending', graphics('blendingMode'), { options: enumerations.blendingMode }),
    attributeField('choice', 'Horizontal wrap', graphics('horizontalWrap'), { options: enumerations.horizontalWrap }),
    attributeField('choice', 'Vertical wrap', graphics('verticalWrap'), { options: enumerations.verticalWrap }),
    attributeField('choice', 'Horizontal anchor', graphics('horizontalAnchor'), {
      options: enumerations.horizontalAnchor,
    }),
    attributeField('choice', 'Vertical anchor', graphics('verticalAnchor'), { options: enumerations.verticalAnchor }),
    attributeField('boolean', 'Flip horizontally', graphics('flipHorizontally')),
    attributeField('boolean', 'Flip vertically', graphics('flipVertically')),
    attributeField('number', 'Tile width', graphics('tileWidth'), { unit: 'px', minimum: 0, integer: true }),
    attributeField('number', 'Tile height', graphics('tileHeight'), { unit: 'px', minimum: 0, integer: true }),
    attributeField('number', 'Order (z)', graphics('zIndex'), { integer: true }),
  ],
};

export const physicsSection: FieldSection = {
  title: 'Physics',
  isOpenAtFirst: false,
  fields: [
    attributeField('choice', 'Shape', physics('collisionShape'), { options: enumerations.collisionShape }),
    attributeField('number', 'Density', physics('density'), { minimum: 0 }),
    attributeField('number', 'Friction', physics('friction'), { minimum: 0 }),
    attributeField('number', 'Bounciness', physics('restitution'), { minimum: 0 }),
    attributeField('boolean', 'Movable', physics('movable')),
    attributeField('boolean', 'Fixed rotation', physics('fixedRotation')),
    attributeField('number', 'Drag', physics('drag'), { minimum: 0 }),
    attributeField('number', 'Angular drag', physics('angularDrag'), { minimum: 0 }),
    attributeField('boolean', 'Can sleep', physics('canSleep')),
    attributeField('boolean', 'Fast collisions', physics('betterCollisions')),
  ],
};

export const motionSection: FieldSection = {
  title: 'Motion',
  isOpenAtFirst: false,
  fields: [
    pairField('Velocity', motion('linearVelocity'), xy),
    attributeField('number', 'Angular velocity', motion('angularVelocity'), { unit: 'deg/s' }),
    attributeField('boolean', 'Limit speed', motion('applyMaxSpeed')),
    attributeField('number', 'Maximum speed', motion('maxSpeed'), { unit: 'px/s', minimum: 0 }),
    pairField('Balance', motion('centerOfMass'), xy),
    attributeField('boolean', 'Pinned', motion('pin')),
  ],
};

/** The attributes of a scene. */
export const sceneSections: readonly FieldSection[] = [
  {
    title: 'Space',
    isOpenAtFirst: true,
    fields: [
      pairField('Size', attribute('size'), { minimum: 1, ...sides }),
      pairField('Gravity', attribute('gravity'), xy),
      attributeField('boolean', 'Wrap X', attribute('wrapX')),
      attributeField('boolean', 'Wrap Y', attribute('wrapY')),
      attributeField('color', 'Color', attribute('color')),
    ],
  },
  {
    title: 'Camera',
    isOpenAtFirst: true,
    fields: [
      pairField('Origin', attribute('camera', 'origin'), xy),
      pairField('Size', attribute('camera', 'size'), { minimum: 1, ...sides }),
      pairField('Tracking', attribute('camera', 'trackingArea'), { minimum: 0, ...sides }),
      attributeField('angle', 'Rotation', attribute('camera', 'rotation')),
    ],
  },
  {
    title: 'Screen orientation',
    isOpenAtFirst: false,
    fields: [
      flagsField('Allowed', attribute('autorotate'), [
        ['landscapeLeft', 'Landscape left'],
        ['landscapeRight', 'Landscape right'],
        ['portrait', 'Portrait'],
        ['portraitUpsidedown', 'Upside down'],
      ]),
    ],
  },
];

/** The attributes of the game; its title and display size have their own controls. */
export const gameSection: FieldSection = {
  title: 'Game',
  isOpenAtFirst: true,
  fields: [
    attributeField('number', 'Random seed', attribute('randomSeed'), { integer: true }),
    attributeField('choice', 'Players', attribute('playerType'), { options: enumerations.playerType.toReversed() }),
    attributeField('tags', 'Actor tags', attribute('actorTags')),
    attributeField('boolean', 'Resolution independent', attribute('resolutionIndependence')),
  ],
};
