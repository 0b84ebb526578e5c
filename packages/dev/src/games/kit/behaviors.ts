import type { Behavior, Color, Condition, Expression } from '@playhouse/core';
import { ex } from './ex.ts';
import { id } from './ids.ts';

type Attributes = Readonly<Record<string, unknown>>;

function behavior(className: string, name: string, attributes: Attributes): Behavior {
  return { id: id(), class: className, enabled: true, attributes: { name, ...attributes } };
}

export function group(name: string, behaviors: Behavior[]): Behavior {
  return { ...behavior('CompoundBehavior', name, { runOnce: false, runSequentially: false }), behaviors };
}

interface RuleParts {
  readonly when: Condition[];
  readonly any?: boolean;
  readonly does: Behavior[];
  readonly otherwise?: Behavior[];
}

export function rule(name: string, { when, any = false, does, otherwise = [] }: RuleParts): Behavior {
  const attributes = { compoundConditionKind: any ? 1 : 0, runOnce: false, runSequentially: false };
  return { ...behavior('RuleBehavior', name, attributes), conditions: when, behaviors: does, elseBehaviors: otherwise };
}

/** Kinds of timer by their stored codes. */
const timerTypes = { every: 0, after: 1, for: 2 } as const;

export function timer(type: keyof typeof timerTypes, interval: number | Expression, behaviors: Behavior[]): Behavior {
  const attributes = {
    timerType: timerTypes[type],
    interval,
    runToCompletion: false,
    runOnce: false,
    runSequentially: false,
  };
  return { ...behavior('TimerBehavior', 'Timer', attributes), behaviors };
}

export const note = (text: string): Behavior => behavior('NoteBehavior', 'Note', { note: text });
export const change = (targetAttribute: string, RHS: string | Expression): Behavior =>
  behavior('ChangeAttributeAction', 'Change Attribute', { targetAttribute, RHS });
export const constrain = (targetAttribute: string, RHS: string | Expression): Behavior =>
  behavior('ConstrainAttributeBehavior', 'Constrain Attribute', { targetAttribute, RHS });
export const move = (direction: number | Expression, speed: number | Expression): Behavior =>
  behavior('MoveBehavior', 'Move', { direction, space: 1, moveType: 0, speed });
export const collideWithTag = (actorTag: string): Behavior =>
  behavior('CollideBehavior', 'Collide', { mode: 1, prototypeKey: '', actorTag });
export const controlCamera = (): Behavior => behavior('ControlCameraBehavior', 'Control Camera', {});
export const destroy = (): Behavior => behavior('DestroyAction', 'Destroy', {});
export const resetScene = (): Behavior => behavior('ResetSceneAction', 'Reset Scene', { enableAdvertisement: 0 });
export const changeScene = (sceneKey: string): Behavior =>
  behavior('ChangeSceneAction', 'Change Scene', { sceneKey, index: 1, enableAdvertisement: 0 });
export const showImage = (image: string): Behavior => behavior('ChangeImageAction', 'Change Image', { image });
export const playSound = (soundName: string, pitch: number | Expression = 1, volume = 1): Behavior =>
  behavior('PlaySoundAction', 'Play Sound', {
    soundName,
    loop: false,
    runToCompletion: true,
    positional: false,
    dopplerShift: false,
    volume,
    pitch,
  });
export const animate = (images: readonly string[], speed: number): Behavior =>
  behavior('AnimateBehavior', 'Animate', {
    images: images.join('\t'),
    speed,
    loop: true,
    restoreActorImage: false,
    currentFrameAttribute: '',
  });

/** The style of a text; by default dark and centered on the actor. */
interface TextLook {
  readonly x?: number;
  readonly y?: number;
  readonly color?: Color;
  readonly font?: string;
  readonly alignment?: 0 | 1 | 2;
  readonly wrap?: boolean;
}

const ink = { red: 0.25, green: 0.18, blue: 0.33, alpha: 1 };

export function displayText(text: string | Expression, size: number, look: TextLook = {}): Behavior {
  return behavior('DisplayTextBehavior', 'Display Text', {
    text,
    font: look.font ?? 'Open Sans',
    size,
    alignment: look.alignment ?? 1,
    wrap: look.wrap ?? false,
    color: look.color ?? ink,
    offsetx: look.x ?? 0,
    offsety: look.y ?? 0,
    space: 0,
    direction: 0,
    directionSpace: 0,
  });
}

const white = { red: 1, green: 1, blue: 1, alpha: 1 };

/** A burst of sparks in all directions; the given attributes override the defaults. */
export function sparks(changes: Attributes = {}): Behavior {
  return behavior('ParticlesBehavior', 'Sparks', {
    numParticles: 18,
    startupTime: 0.3,
    lifetime: 0.7,
    direction: ex`random(0, 359)`,
    directionRelativity: 1,
    speed: ex`random(60, 170)`,
    emitterOffsetX: 0,
    emitterOffsetY: 0,
    size: 16,
    sizeChange: true,
    sizeTarget: 2,
    sizeTransitionTime: 0.7,
    color: white,
    colorChange: false,
    colorTarget: white,
    colorTransitionTime: 1,
    image: 'spark',
    rotation: ex`random(0, 359)`,
    angularVelocity: 90,
    affectedByGravity: false,
    blendingMode: 0,
    ...changes,
  });
}

/** Turns clockwise (a negative speed the other way) while active. */
export const rotate = (angularVelocity: number | Expression): Behavior =>
  behavior('RotateBehavior', 'Rotate', { direction: 0, angularVelocity });
/** Spawns an actor at a position in the scene, in front of its layer. */
export const spawn = (prototypeKey: string, x: number | Expression, y: number | Expression): Behavior =>
  behavior('SpawnAction', 'Spawn Actor', {
    prototypeKey,
    layerOrder: 2,
    direction: 0,
    directionSpace: 1,
    x,
    y,
    positionSpace: 1,
  });
export const saveAttribute = (targetAttribute: string, key: string): Behavior =>
  behavior('SaveAttributeAction', 'Save Attribute', { targetAttribute, key });
export const loadAttribute = (targetAttribute: string, key: string): Behavior =>
  behavior('LoadAttributeAction', 'Load Attribute', { targetAttribute, key });
export const changeCell = (tableID: string, rowNumber: Expression, column: string, rhsvalue: string | Expression) =>
  behavior('ChangeTableValueAction', 'Change Table Value', {
    tableID,
    tableExpression: '',
    rowNumber,
    assignments: [{ id: id(), column, rhsvalue }],
  });

/** Runs behaviors for each row of a table; the row number is in the attribute. */
export function loopRows(tableID: string, loopAttribute: string, behaviors: Behavior[]): Behavior {
  const cells = { startCell: 0, startCellExpression: '', endCell: 1, endCellExpression: '' };
  const attributes = { tableID, loopAttribute, loopType: 0, ...cells };
  return { ...behavior('LoopTableBehavior', 'For each row', attributes), behaviors };
}
