import { type AttributePath, enumerations, type FieldKind } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
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
export function pairField(label: string, path: AttributePath, pair: PairLook & FieldRest): FieldSpec {
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
export const sides = { keys: ['width', 'height'], letters: ['W', 'H'], areSides: true } as const;

/** The placement of an instance. */
export const placeSection: FieldSection = {
  title: t('Place'),
  isOpenAtFirst: true,
  fields: [
    pairField(t('Position'), attribute('position'), xy),
    pairField(t('Size'), attribute('size'), { minimum: 0, ...sides }),
    attributeField('angle', t('Rotation'), attribute('rotation')),
  ],
};

/** The appearance of an actor. */
export const looksSection: FieldSection = {
  title: t('Appearance'),
  isOpenAtFirst: true,
  fields: [
    attributeField('image', t('Image'), attribute('image')),
    attributeField('color', t('Color'), attribute('color')),
    attributeField('tags', t('Tags'), attribute('tags')),
    attributeField('boolean', t('Visible'), graphics('visible')),
  ],
};

/** How the picture is placed in the actor. docs/product-rules.md#codes has the names of the codes. */
export const drawingSection: FieldSection = {
  title: t('Drawing'),
  isOpenAtFirst: false,
  fields: [
    attributeField('choice', t('Blending'), graphics('blendingMode'), { options: enumerations.blendingMode }),
    attributeField('choice', t('Horizontal wrap'), graphics('horizontalWrap'), {
      options: enumerations.horizontalWrap,
    }),
    attributeField('choice', t('Vertical wrap'), graphics('verticalWrap'), { options: enumerations.verticalWrap }),
    attributeField('choice', t('Horizontal anchor'), graphics('horizontalAnchor'), {
      options: enumerations.horizontalAnchor,
    }),
    attributeField('choice', t('Vertical anchor'), graphics('verticalAnchor'), {
      options: enumerations.verticalAnchor,
    }),
    attributeField('boolean', t('Flip horizontally'), graphics('flipHorizontally')),
    attributeField('boolean', t('Flip vertically'), graphics('flipVertically')),
    attributeField('number', t('Tile width'), graphics('tileWidth'), { unit: 'px', minimum: 0, integer: true }),
    attributeField('number', t('Tile height'), graphics('tileHeight'), { unit: 'px', minimum: 0, integer: true }),
    attributeField('number', t('Order (z)'), graphics('zIndex'), { integer: true }),
  ],
};

/** How an actor collides. docs/runtime-rules.md#physics. */
export const physicsSection: FieldSection = {
  title: t('Physics'),
  isOpenAtFirst: false,
  fields: [
    attributeField('choice', t('Shape'), physics('collisionShape'), {
      options: enumerations.collisionShape,
      help: t('The outline that collides with other actors.'),
    }),
    attributeField('number', t('Density'), physics('density'), {
      minimum: 0,
      help: t('The weight for the size. Heavier actors are harder to push.'),
    }),
    attributeField('number', t('Friction'), physics('friction'), {
      minimum: 0,
      help: t('0 is slippery, 3 is normal, 50 is sticky. Both actors that touch count.'),
    }),
    attributeField('number', t('Bounciness'), physics('restitution'), {
      minimum: 0,
      help: t('0 does not bounce, 1 bounces back as fast as it came. The larger value of the two actors counts.'),
    }),
    attributeField('boolean', t('Movable'), physics('movable'), {
      help: t('Turn this off for floors and walls: gravity and collisions then never move the actor.'),
    }),
    attributeField('boolean', t('Fixed rotation'), physics('fixedRotation'), {
      help: t('Collisions do not turn the actor. Behaviors still can.'),
    }),
    attributeField('number', t('Drag'), physics('drag'), {
      unit: 'px/s²',
      minimum: 0,
      help: t('The speed that the actor loses each second. 0 loses none.'),
    }),
    attributeField('number', t('Angular drag'), physics('angularDrag'), {
      unit: 'deg/s²',
      minimum: 0,
      help: t('The turning speed that the actor loses each second. 0 loses none.'),
    }),
    attributeField('boolean', t('Can sleep'), physics('canSleep'), {
      help: t('An actor that lies still is not computed until something moves it. This saves time.'),
    }),
    attributeField('boolean', t('Fast collisions'), physics('betterCollisions'), {
      help: t('Keeps a very fast actor from passing through others.'),
    }),
  ],
};

/** How an actor moves by itself. docs/runtime-rules.md#actor-attributes. */
export const motionSection: FieldSection = {
  title: t('Motion'),
  isOpenAtFirst: false,
  fields: [
    pairField(t('Velocity'), motion('linearVelocity'), {
      ...xy,
      unit: 'px/s',
      help: t('The speed at the start: X to the right, Y up. It lasts until something changes it.'),
    }),
    attributeField('number', t('Angular velocity'), motion('angularVelocity'), {
      unit: 'deg/s',
      help: t('How fast the actor turns at the start. Above 0 is counterclockwise.'),
    }),
    attributeField('boolean', t('Limit speed'), motion('applyMaxSpeed'), {
      help: t('Keeps the velocity at or below the maximum speed. Move behaviors do not count.'),
    }),
    attributeField('number', t('Maximum speed'), motion('maxSpeed'), {
      unit: 'px/s',
      minimum: 0,
      help: t('The highest velocity while “Limit speed” is on.'),
    }),
    pairField(t('Balance'), motion('centerOfMass'), {
      ...xy,
      unit: 'px',
      help: t('The point around which the actor turns, measured from its center: X to the right, Y up.'),
    }),
    attributeField('boolean', t('Pinned'), motion('pin'), {
      help: t('The actor stays in place, but can turn.'),
    }),
  ],
};

/** The attributes of a scene. */
export const sceneSections: readonly FieldSection[] = [
  {
    title: t('Space'),
    isOpenAtFirst: true,
    fields: [
      pairField(t('Size'), attribute('size'), { minimum: 1, ...sides }),
      pairField(t('Gravity'), attribute('gravity'), {
        ...xy,
        unit: 'px/s²',
        help: t('Speeds up everything movable: X to the right, Y down. On Earth, Y is about 490.'),
      }),
      attributeField('boolean', t('Wrap X'), attribute('wrapX')),
      attributeField('boolean', t('Wrap Y'), attribute('wrapY')),
      attributeField('color', t('Color'), attribute('color')),
    ],
  },
  {
    title: t('Camera'),
    isOpenAtFirst: true,
    fields: [
      pairField(t('Origin'), attribute('camera', 'origin'), xy),
      pairField(t('Size'), attribute('camera', 'size'), { minimum: 1, ...sides }),
      pairField(t('Tracking'), attribute('camera', 'trackingArea'), { minimum: 0, ...sides }),
      attributeField('angle', t('Rotation'), attribute('camera', 'rotation')),
    ],
  },
  {
    title: t('Screen orientation'),
    isOpenAtFirst: false,
    fields: [
      flagsField(t('Allowed'), attribute('autorotate'), [
        ['landscapeLeft', t('Landscape left')],
        ['landscapeRight', t('Landscape right')],
        ['portrait', t('Portrait')],
        ['portraitUpsidedown', t('Upside down')],
      ]),
    ],
  },
];

/** The attributes of the game; its title and display size have their own controls. */
export const gameSection: FieldSection = {
  title: t('Game'),
  isOpenAtFirst: true,
  fields: [
    attributeField('number', t('Random seed'), attribute('randomSeed'), {
      integer: true,
      help: t('-1 gives different random numbers each time. Any other number always gives the same ones.'),
    }),
    attributeField('choice', t('Players'), attribute('playerType'), { options: enumerations.playerType.toReversed() }),
    attributeField('choice', t('Network'), attribute('networkEnabled'), {
      options: enumerations.networkEnabled,
      help: t('With “Own server”, the game may call servers that the player allows.'),
    }),
    attributeField('tags', t('Actor tags'), attribute('actorTags')),
    attributeField('text', t('Ad reward name'), attribute('adReward', 'name'), {
      help: t('Name and value at the start. While the game plays, an advertisement with a reward changes both.'),
    }),
    attributeField('number', t('Ad reward value'), attribute('adReward', 'value'), { integer: true }),
    attributeField('boolean', t('Resolution independent'), attribute('resolutionIndependence')),
  ],
};
