import {
  choiceReader,
  groupReader,
  type Reader,
  type Readers,
  readBoolean,
  readComponent,
  readImage,
  readName,
  readNumber,
  readText,
} from './values.ts';

const point = groupReader({ x: readNumber, y: readNumber });
const size = groupReader({ width: readNumber, height: readNumber });
const color = groupReader({ red: readComponent, green: readComponent, blue: readComponent, alpha: readComponent });
const integer: Reader = choiceReader(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);

/** Built-in attributes of the game. docs/runtime-rules.md#game-attributes. */
export const gameReaders: Readers = {
  name: readName,
  time: readNumber,
  displaySize: size,
  actorTags: readText,
  randomSeed: integer,
  adReward: groupReader({ name: readText, value: integer }),
  platformConnected: readBoolean,
  playerType: choiceReader(1),
};

/** Built-in attributes of a scene. docs/runtime-rules.md#scene-attributes. */
export const sceneReaders: Readers = {
  name: readName,
  time: readNumber,
  size,
  wrapX: readBoolean,
  wrapY: readBoolean,
  gravity: point,
  color,
  camera: groupReader({ origin: point, size, trackingArea: size, rotation: readNumber }),
  autorotate: groupReader(
    {
      landscapeLeft: readBoolean,
      portrait: readBoolean,
      landscapeRight: readBoolean,
      portraitUpsidedown: readBoolean,
    },
    { portraitUpsideDown: 'portraitUpsidedown' },
  ),
};

/** Built-in attributes of a layer. docs/runtime-rules.md#layer-attributes. */
export const layerReaders: Readers = { name: readName, scrollable: readBoolean };

/** Built-in attributes of an actor. docs/runtime-rules.md#actor-attributes. */
export const actorReaders: Readers = {
  name: readName,
  time: readNumber,
  position: point,
  size,
  rotation: readNumber,
  color,
  image: readImage,
  tags: readText,
  preloadArt: readBoolean,
  uiPinned: readBoolean,
};

/** Built-in attributes of an actor's aspects. docs/runtime-rules.md#actor-attributes. */
export const aspectReaders = {
  graphics: {
    visible: readBoolean,
    blendingMode: choiceReader(4),
    horizontalWrap: choiceReader(2),
    verticalWrap: choiceReader(2),
    horizontalAnchor: choiceReader(2),
    verticalAnchor: choiceReader(2),
    flipHorizontally: readBoolean,
    flipVertically: readBoolean,
    tileWidth: readNumber,
    tileHeight: readNumber,
    zIndex: readNumber,
  },
  motion: {
    linearVelocity: point,
    centerOfMass: point,
    angularVelocity: readNumber,
    maxSpeed: readNumber,
    applyMaxSpeed: readBoolean,
    pin: readBoolean,
  },
  physics: {
    density: readNumber,
    friction: readNumber,
    restitution: readNumber,
    fixedRotation: readBoolean,
    movable: readBoolean,
    collisionShape: choiceReader(2),
    drag: readNumber,
    angularDrag: readNumber,
    canSleep: readBoolean,
    betterCollisions: readBoolean,
  },
} as const satisfies Readonly<Record<string, Readers>>;

/** Spellings of legacy files that differ from the stored ones. docs/runtime-rules.md#legacy-prototypes. */
export const aspectAliases: Readonly<Record<string, string>> = { betterColisions: 'betterCollisions' };
