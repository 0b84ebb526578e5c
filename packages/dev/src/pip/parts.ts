import type { Behavior, Condition, Expression } from '@playhouse/core';

let next = 1000;

/** A fresh id, counted up, so that building twice gives the same bytes. */
export function id(): string {
  return `id${next++}`;
}

/** Starts counting anew. */
export function restartIds(): void {
  next = 1000;
}

/** An expression from text and keypaths: `` ex`${keypath} + 1` ``. */
export function ex(text: TemplateStringsArray, ...keypaths: readonly string[]): Expression {
  const parts = text.flatMap((part, index) => {
    const keypath = keypaths[index];
    return [...(part === '' ? [] : [part]), ...(keypath === undefined ? [] : [{ keypath }])];
  });
  return { '@': 'expression', $: parts };
}

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

export function timer(type: keyof typeof timerTypes, interval: number, behaviors: Behavior[]): Behavior {
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
export const playSound = (soundName: string): Behavior =>
  behavior('PlaySoundAction', 'Play Sound', {
    soundName,
    loop: false,
    runToCompletion: true,
    positional: false,
    dopplerShift: false,
    volume: 1,
    pitch: 1,
  });
export const animate = (images: readonly string[], speed: number): Behavior =>
  behavior('AnimateBehavior', 'Animate', {
    images: images.join('\t'),
    speed,
    loop: true,
    restoreActorImage: false,
    currentFrameAttribute: '',
  });

const ink = { red: 0.25, green: 0.18, blue: 0.33, alpha: 1 };

export function displayText(
  text: string | Expression,
  size: number,
  offset: { x: number; y: number } = { x: 0, y: 0 },
): Behavior {
  return behavior('DisplayTextBehavior', 'Display Text', {
    text,
    font: 'Open Sans',
    size,
    alignment: 1,
    wrap: false,
    color: ink,
    offsetx: offset.x,
    offsety: offset.y,
    space: 0,
    direction: 0,
    directionSpace: 0,
  });
}

const white = { red: 1, green: 1, blue: 1, alpha: 1 };

/** A burst of sparks in all directions. */
export function sparks(): Behavior {
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
  });
}

function condition(
  className: string,
  type: number,
  predicate: Condition['predicate'],
  more: Partial<Condition> = {},
  attributes: Attributes = {},
): Condition {
  return { id: id(), class: className, ...more, attributes: { conditionType: type, ...attributes }, predicate };
}

const event = (eventType: NonNullable<Condition['eventType']>, predicate: Condition['predicate']): Condition =>
  condition('EventCondition', 0, predicate, { eventType });

export const keyDown = (keyString: string): Condition =>
  event('key', { type: 'key', attributes: { keyString, mode: 'down' } });
export const touching = (): Condition => event('touch', { type: 'touch', attributes: { touchState: 'inside' } });
export const pressed = (): Condition => event('mouse button', { type: 'mouse', attributes: { mouseState: 'down' } });
export const overlapsTag = (actorTag: string): Condition =>
  event('overlaps or collides', { type: 'collision', attributes: { mode: 1, prototypeKey: '', actorTag } });
export const overlapsActor = (prototypeKey: string): Condition =>
  event('overlaps or collides', { type: 'collision', attributes: { mode: 0, prototypeKey, actorTag: '' } });
export const attributeIs = (subjectAttribute: string, operator: string, RHS: number | Expression): Condition =>
  condition('AttributeCondition', 1, { type: 'number', attributes: { operator, RHS } }, {}, { subjectAttribute });
export const isTrue = (subjectAttribute: string, RHS = true): Condition =>
  condition(
    'AttributeCondition',
    1,
    { type: 'boolean', attributes: { operator: '==', RHS } },
    {},
    { subjectAttribute },
  );
export const numberIs = (subject: Expression, operator: string, RHS: number): Condition =>
  condition('NumericExpressionCondition', 2, { type: 'number', attributes: { operator, RHS } }, {}, { subject });
