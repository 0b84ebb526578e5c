// Generated from schemas/project by `npm run generate`. Do not edit.
/**
 * The letters id and digits.
 */
export type Id = string;

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}
export interface CustomAttribute {
  /**
   * Type of the value.
   */
  '@': 'integer' | 'real' | 'boolean' | 'text' | 'angle' | 'index' | 'table';
  /**
   * The value; a table has none.
   */
  $?: number | string | boolean;
  name: string;
}
export interface KeypathReference {
  keypath: string;
}
export interface Expression {
  '@': 'expression';
  $: (string | KeypathReference)[];
}
export interface Behavior {
  id: Id;
  class: string;
  enabled: boolean;
  attributes: {
    [k: string]: unknown;
  };
  conditions?: Condition[];
  behaviors?: Behavior[];
  elseBehaviors?: Behavior[];
}
export interface Condition {
  id: Id;
  class: string;
  eventType?: 'mouse button' | 'mouse position' | 'touch' | 'key' | 'overlaps or collides';
  attributes: {
    /**
     * 0 event, 1 attribute, 2 numeric expression, 3 text expression
     */
    conditionType: number;
    subjectAttribute?: string;
    subject?: unknown;
    [k: string]: unknown;
  };
  predicate: Predicate;
}
export interface Predicate {
  type: 'mouse' | 'mousePosition' | 'touch' | 'key' | 'collision' | 'number' | 'string' | 'boolean' | 'unset';
  attributes: {
    [k: string]: unknown;
  };
}
export interface Asset {
  name: string;
  files: AssetFile[];
}
export interface AssetFile {
  name: string;
  size: number;
  sha256?: string;
}
export interface Layer {
  id: Id;
  attributes: {
    name: string;
    scrollable: boolean;
  };
  actors: Instance[];
}
export interface Instance {
  id: Id;
  prototype: Id;
  /**
   * Overrides of the prototype's attributes; a missing key means the prototype's value.
   */
  attributes: {
    [k: string]: unknown;
  };
  aspects?: {
    graphics?: {
      attributes?: {
        [k: string]: unknown;
      };
    };
    motion?: {
      attributes?: {
        [k: string]: unknown;
      };
    };
    physics?: {
      attributes?: {
        [k: string]: unknown;
      };
    };
  };
  /**
   * Present on an unlocked instance only.
   */
  behaviors?: Behavior[];
}
/**
 * One actor prototype with its behaviors. Stored as actors/{id}.json.
 */
export interface PrototypeDocument {
  id: Id;
  attributes: {
    name: string;
    time: number;
    position: {
      x: number;
      y: number;
    };
    size: {
      width: number;
      height: number;
    };
    rotation: number;
    color: {
      red: number;
      green: number;
      blue: number;
      alpha: number;
    };
    image: string;
    tags: string;
    preloadArt: boolean;
    uiPinned: boolean;
    [k: string]: unknown;
  };
  aspects: {
    graphics: {
      attributes: {
        visible: boolean;
        /**
         * 0 Normal, 1 Opaque, 2 Additive, 3 Screen, 4 Multiply
         */
        blendingMode: number;
        /**
         * 0 Stretch, 1 Fixed, 2 Tile
         */
        horizontalWrap: number;
        /**
         * 0 Stretch, 1 Fixed, 2 Tile
         */
        verticalWrap: number;
        /**
         * 0 Left, 1 Center, 2 Right
         */
        horizontalAnchor: number;
        /**
         * 0 Bottom, 1 Middle, 2 Top
         */
        verticalAnchor: number;
        flipHorizontally: boolean;
        flipVertically: boolean;
        tileWidth: number;
        tileHeight: number;
        zIndex: number;
      };
    };
    motion: {
      attributes: {
        linearVelocity: {
          x: number;
          y: number;
        };
        centerOfMass: {
          x: number;
          y: number;
        };
        angularVelocity: number;
        maxSpeed: number;
        applyMaxSpeed: boolean;
        pin: boolean;
      };
    };
    physics: {
      attributes: {
        density: number;
        friction: number;
        restitution: number;
        fixedRotation: boolean;
        movable: boolean;
        /**
         * 0 Rectangle, 1 Circle, 2 Custom
         */
        collisionShape: number;
        /**
         * @maxItems 64
         */
        collisionPolygon: number[][];
        drag: number;
        angularDrag: number;
        canSleep: boolean;
        betterCollisions: boolean;
      };
    };
  };
  behaviors: Behavior[];
}
/**
 * Manifest of images, sounds and fonts. Stored as assets.json.
 */
export interface AssetsDocument {
  images: Asset[];
  sounds: Asset[];
  fonts: Asset[];
}
/**
 * A saved behavior of the author's own library. Stored as behaviors/{id}.json.
 */
export interface SavedBehaviorDocument {
  id: Id;
  name: string;
  help: string;
  behavior: Behavior;
}
/**
 * For each of the 16 buttons of a controller the key that acts as it; blank for none. Part of object.json.
 */
export interface ControllerMap {
  dpadUp?: string;
  dpadDown?: string;
  dpadLeft?: string;
  dpadRight?: string;
  buttonA?: string;
  buttonB?: string;
  buttonX?: string;
  buttonY?: string;
  start?: string;
  select?: string;
  leftShoulder1?: string;
  rightShoulder1?: string;
  leftShoulder2?: string;
  rightShoulder2?: string;
  leftStickClick?: string;
  rightStickClick?: string;
}
/**
 * One custom script. Stored as delegates/{id}.json.
 */
export interface DelegateDocument {
  id: Id;
  name: string;
  event: string;
  enabled: boolean;
  source: string;
}
/**
 * The game: title, attributes, order of prototypes and scenes. Stored as object.json.
 */
export interface GameDocument {
  formatVersion: number;
  id: 'id1';
  title: string;
  longDescription: string;
  tags: string;
  instructions: string;
  attributes: {
    name: string;
    time: number;
    displaySize: {
      width: number;
      height: number;
    };
    actorTags: string;
    randomSeed: number;
    adReward: {
      name: string;
      value: number;
    };
    platformConnected: boolean;
    /**
     * 0 multiplayer, 1 single player
     */
    playerType: number;
    resolutionIndependence: boolean;
    /**
     * 0 none, 99 own server
     */
    networkEnabled: 0 | 99;
    [k: string]: unknown;
  };
  /**
   * player1 to player8: for each of the 16 buttons the key that acts as it.
   */
  controllerMaps?: {
    [k: string]: unknown;
  };
  prototypes: Id[];
  scenes: Id[];
}
/**
 * A play test: input, frames and what has to hold. Stored as tests/{name}.play.json.
 */
export interface PlayTestDocument {
  scene?: string;
  frames: number;
  seed?: number;
  events?: {
    [k: string]: unknown;
  }[];
  assertions?: {
    [k: string]: unknown;
  }[];
}
/**
 * One scene with its layers and actor instances, both back to front. Stored as scenes/{id}.json.
 */
export interface SceneDocument {
  id: Id;
  attributes: {
    name: string;
    time: number;
    size: {
      width: number;
      height: number;
    };
    wrapX: boolean;
    wrapY: boolean;
    gravity: {
      x: number;
      y: number;
    };
    color: {
      red: number;
      green: number;
      blue: number;
      alpha: number;
    };
    camera: {
      origin: {
        x: number;
        y: number;
      };
      size: {
        width: number;
        height: number;
      };
      trackingArea: {
        width: number;
        height: number;
      };
      rotation: number;
    };
    autorotate: {
      landscapeLeft: boolean;
      portrait: boolean;
      landscapeRight: boolean;
      portraitUpsidedown: boolean;
    };
    [k: string]: unknown;
  };
  layers: Layer[];
}
/**
 * One table. Stored as tables/{id}.json.
 */
export interface TableDocument {
  id: Id;
  version: number;
  name: string;
  numRows: number;
  numCols: number;
  flags: number;
  tableType: number;
  rows: TableRow[];
  columns: TableColumn[];
}
export interface TableRow {
  id: Id;
  name: string;
}
export interface TableColumn {
  id: Id;
  name: string;
  /**
   * 1 text, 2 integer, 3 real, 4 boolean, 5 angle
   */
  type: number;
  readonly: boolean;
  $: (string | number | boolean)[];
}
