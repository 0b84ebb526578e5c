import { type AttributePath, enumerations } from '@playhouse/core';

interface Base {
  readonly label: string;
  readonly path: AttributePath;
}

/** How one attribute is shown: control, label and limits. */
export type FieldSpec =
  | (Base & {
      readonly kind: 'number';
      readonly unit?: string;
      readonly minimum?: number;
      readonly isInteger?: boolean;
    })
  | (Base & {
      readonly kind: 'pair';
      readonly keys: readonly [string, string];
      readonly letters: readonly [string, string];
      readonly minimum?: number;
    })
  | (Base & { readonly kind: 'choice'; readonly options: readonly (readonly [code: number, label: string])[] })
  | (Base & { readonly kind: 'angle' | 'switch' | 'color' | 'image' | 'tags' | 'text' });

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
const sides = { keys: ['width', 'height'], letters: ['W', 'H'] } as const;

/** The placement of an instance. */
export const placeSection: FieldSection = {
  title: 'Place',
  isOpenAtFirst: true,
  fields: [
    { kind: 'pair', label: 'Position', path: attribute('position'), ...xy },
    { kind: 'pair', label: 'Size', path: attribute('size'), minimum: 0, ...sides },
    { kind: 'angle', label: 'Rotation', path: attribute('rotation') },
  ],
};

/** The appearance of an actor. */
export const looksSection: FieldSection = {
  title: 'Appearance',
  isOpenAtFirst: true,
  fields: [
    { kind: 'image', label: 'Image', path: attribute('image') },
    { kind: 'color', label: 'Color', path: attribute('color') },
    { kind: 'tags', label: 'Tags', path: attribute('tags') },
    { kind: 'switch', label: 'Visible', path: graphics('visible') },
  ],
};

/** How the picture is placed in the actor. docs/product-rules.md#codes has the names of the codes. */
export const drawingSection: FieldSection = {
  title: 'Drawing',
  isOpenAtFirst: false,
  fields: [
    {
      kind: 'choice',
      label: 'Blending',
      path: graphics('blendingMode'),
      options: enumerations.blendingMode,
    },
    {
      kind: 'choice',
      label: 'Horizontal wrap',
      path: graphics('horizontalWrap'),
      options: enumerations.horizontalWrap,
    },
    { kind: 'choice', label: 'Vertical wrap', path: graphics('verticalWrap'), options: enumerations.verticalWrap },
    {
      kind: 'choice',
      label: 'Horizontal anchor',
      path: graphics('horizontalAnchor'),
      options: enumerations.horizontalAnchor,
    },
    {
      kind: 'choice',
      label: 'Vertical anchor',
      path: graphics('verticalAnchor'),
      options: enumerations.verticalAnchor,
    },
    { kind: 'switch', label: 'Flip horizontally', path: graphics('flipHorizontally') },
    { kind: 'switch', label: 'Flip vertically', path: graphics('flipVertically') },
    { kind: 'number', label: 'Tile width', path: graphics('tileWidth'), unit: 'px', minimum: 0, isInteger: true },
    { kind: 'number', label: 'Tile height', path: graphics('tileHeight'), unit: 'px', minimum: 0, isInteger: true },
    { kind: 'number', label: 'Order (z)', path: graphics('zIndex'), isInteger: true },
  ],
};

export const physicsSection: FieldSection = {
  title: 'Physics',
  isOpenAtFirst: false,
  fields: [
    {
      kind: 'choice',
      label: 'Shape',
      path: physics('collisionShape'),
      options: enumerations.collisionShape,
    },
    { kind: 'number', label: 'Density', path: physics('density'), minimum: 0 },
    { kind: 'number', label: 'Friction', path: physics('friction'), minimum: 0 },
    { kind: 'number', label: 'Bounciness', path: physics('restitution'), minimum: 0 },
    { kind: 'switch', label: 'Movable', path: physics('movable') },
    { kind: 'switch', label: 'Fixed rotation', path: physics('fixedRotation') },
    { kind: 'number', label: 'Drag', path: physics('drag'), minimum: 0 },
    { kind: 'number', label: 'Angular drag', path: physics('angularDrag'), minimum: 0 },
    { kind: 'switch', label: 'Can sleep', path: physics('canSleep') },
    { kind: 'switch', label: 'Fast collisions', path: physics('betterCollisions') },
  ],
};

export const motionSection: FieldSection = {
  title: 'Motion',
  isOpenAtFirst: false,
  fields: [
    { kind: 'pair', label: 'Velocity', path: motion('linearVelocity'), ...xy },
    { kind: 'number', label: 'Angular velocity', path: motion('angularVelocity'), unit: 'deg/s' },
    { kind: 'switch', label: 'Limit speed', path: motion('applyMaxSpeed') },
    { kind: 'number', label: 'Maximum speed', path: motion('maxSpeed'), unit: 'px/s', minimum: 0 },
    { kind: 'pair', label: 'Balance', path: motion('centerOfMass'), ...xy },
    { kind: 'switch', label: 'Pinned', path: motion('pin') },
  ],
};

/** The attributes of a scene. */
export const sceneSections: readonly FieldSection[] = [
  {
    title: 'Space',
    isOpenAtFirst: true,
    fields: [
      { kind: 'pair', label: 'Size', path: attribute('size'), minimum: 1, ...sides },
      { kind: 'pair', label: 'Gravity', path: attribute('gravity'), ...xy },
      { kind: 'switch', label: 'Wrap X', path: attribute('wrapX') },
      { kind: 'switch', label: 'Wrap Y', path: attribute('wrapY') },
      { kind: 'color', label: 'Color', path: attribute('color') },
    ],
  },
  {
    title: 'Camera',
    isOpenAtFirst: true,
    fields: [
      { kind: 'pair', label: 'Origin', path: attribute('camera', 'origin'), ...xy },
      { kind: 'pair', label: 'Size', path: attribute('camera', 'size'), minimum: 1, ...sides },
      { kind: 'pair', label: 'Tracking', path: attribute('camera', 'trackingArea'), minimum: 0, ...sides },
      { kind: 'angle', label: 'Rotation', path: attribute('camera', 'rotation') },
    ],
  },
  {
    title: 'Screen orientation',
    isOpenAtFirst: false,
    fields: [
      { kind: 'switch', label: 'Landscape left', path: attribute('autorotate', 'landscapeLeft') },
      { kind: 'switch', label: 'Landscape right', path: attribute('autorotate', 'landscapeRight') },
      { kind: 'switch', label: 'Portrait', path: attribute('autorotate', 'portrait') },
      { kind: 'switch', label: 'Upside down', path: attribute('autorotate', 'portraitUpsidedown') },
    ],
  },
];

/** The attributes of the game; its title and display size have their own controls. */
export const gameSection: FieldSection = {
  title: 'Game',
  isOpenAtFirst: true,
  fields: [
    { kind: 'number', label: 'Random seed', path: attribute('randomSeed'), isInteger: true },
    {
      kind: 'choice',
      label: 'Players',
      path: attribute('playerType'),
      options: enumerations.playerType.toReversed(),
    },
    { kind: 'tags', label: 'Actor tags', path: attribute('actorTags') },
    { kind: 'switch', label: 'Resolution independent', path: attribute('resolutionIndependence') },
  ],
};
