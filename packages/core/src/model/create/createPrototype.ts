import type { Id, PrototypeDocument } from '../../generated/entities.ts';

/** An actor prototype with every default and no behaviors. docs/product-rules.md#prototype. */
export function createPrototype(id: Id, name = 'New Actor'): PrototypeDocument {
  return {
    id,
    attributes: {
      name,
      time: 0,
      position: { x: 0, y: 0 },
      size: { width: 100, height: 100 },
      rotation: 0,
      color: { red: 1, green: 1, blue: 1, alpha: 1 },
      image: '',
      tags: '',
      preloadArt: true,
      uiPinned: false,
    },
    aspects: {
      graphics: { attributes: createGraphics() },
      motion: { attributes: createMotion() },
      physics: { attributes: createPhysics() },
    },
    behaviors: [],
  };
}

type Aspects = PrototypeDocument['aspects'];

function createGraphics(): Aspects['graphics']['attributes'] {
  return {
    visible: true,
    blendingMode: 0,
    horizontalWrap: 0,
    verticalWrap: 0,
    horizontalAnchor: 0,
    verticalAnchor: 0,
    flipHorizontally: false,
    flipVertically: false,
    tileWidth: 0,
    tileHeight: 0,
    zIndex: 0,
  };
}

function createMotion(): Aspects['motion']['attributes'] {
  return {
    linearVelocity: { x: 0, y: 0 },
    centerOfMass: { x: 0, y: 0 },
    angularVelocity: 0,
    maxSpeed: 0,
    applyMaxSpeed: false,
    pin: false,
  };
}

function createPhysics(): Aspects['physics']['attributes'] {
  return {
    density: 1,
    friction: 3,
    restitution: 1,
    fixedRotation: false,
    movable: true,
    collisionShape: 0,
    collisionPolygon: [],
    drag: 0,
    angularDrag: 0,
    canSleep: true,
    betterCollisions: false,
  };
}
