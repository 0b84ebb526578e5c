import type { Mistake } from './specMessages.ts';

/** A rule that the specification gives without its text, or marks as "text not shown": the text is ours. */
export interface OwnMessage {
  /** The start of the line in docs/product-rules.md#validation. */
  readonly line: string;
  readonly rule: string;
  readonly mistakes: readonly (Mistake & { readonly shown: string })[];
}

type Shown = Mistake & { readonly shown: string };

const lost = 'id99';
const lostAttribute = 'self.attributes.id99';
const own = (name: string, at: string, shown: string, ...values: readonly unknown[]): Shown[] =>
  values.map((value) => ({ class: name, attributes: { [at]: value }, at, shown }));
const number = (name: string, at: string, term: string, ...values: readonly unknown[]): Shown[] =>
  own(name, at, `Please enter a valid number for ${term}.`, ...values);

/** Copied by hand from the specification, line by line. */
export const ownMessages: readonly OwnMessage[] = [
  {
    line: 'Animate',
    rule: 'the frame attribute must exist',
    mistakes: own(
      'AnimateBehavior',
      'currentFrameAttribute',
      'The attribute for the current frame no longer exists.',
      lostAttribute,
    ),
  },
  {
    line: 'Change Scene',
    rule: 'a scene-missing message (text not shown)',
    mistakes: own('ChangeSceneAction', 'sceneKey', 'The selected scene is no longer in this project.', lost),
  },
  {
    line: 'Change Scene',
    rule: 'index must be an integer of at least 1',
    mistakes: number('ChangeSceneAction', 'index', 'index', 0, -1, 1.5, '', 'x'),
  },
  {
    line: 'Display Text',
    rule: 'size must be positive',
    mistakes: number('DisplayTextBehavior', 'size', 'size', 0, -1, '', 'x'),
  },
  {
    line: 'Display Text',
    rule: 'offsets and rotation numeric',
    mistakes: [
      ...number('DisplayTextBehavior', 'offsetx', 'offset x', '', 'x'),
      ...number('DisplayTextBehavior', 'offsety', 'offset y', '', 'x'),
      ...number('DisplayTextBehavior', 'direction', 'rotation', '', 'x'),
    ],
  },
  {
    line: 'Load attribute',
    rule: 'start and end index integer or -1',
    mistakes: [
      ...number('IAPRequestPurchaseDataAction', 'startIndex', 'start index', -2, 1.5, '', 'x'),
      ...number('IAPRequestPurchaseDataAction', 'endIndex', 'end index', -2, 1.5, '', 'x'),
    ],
  },
  {
    line: 'Interpolate',
    rule: 'numeric target attribute',
    mistakes: own(
      'InterpolateBehavior',
      'targetAttribute',
      'Please choose a number attribute to interpolate.',
      '',
      'self.attributes.id32',
    ),
  },
  {
    line: 'Interpolate',
    rule: 'final value a number',
    mistakes: number('InterpolateBehavior', 'finalValue', 'final value', '', 'x'),
  },
  {
    line: 'Interpolate',
    rule: 'duration a positive number',
    mistakes: number('InterpolateBehavior', 'duration', 'duration', 0, -1, '', 'x'),
  },
  {
    line: 'Network get/send table',
    rule: 'data table required',
    mistakes: ['NetworkGetTableFromURLAction', 'NetworkSendTableToURLAction'].flatMap((name) =>
      own(name, 'dataTable', 'Please choose a table for the data.', '', 'x'),
    ),
  },
  {
    line: 'Particles',
    rule: 'positive integer particles per second',
    mistakes: number('ParticlesBehavior', 'numParticles', 'particles per second', 0, -1, 1.5, '', 'x'),
  },
  {
    line: 'Particles',
    rule: 'positive lifetime',
    mistakes: number('ParticlesBehavior', 'lifetime', 'lifetime', 0, -1, '', 'x'),
  },
  {
    line: 'Particles',
    rule: 'numeric offsets, direction, speed and size',
    mistakes: [
      ...number('ParticlesBehavior', 'emitterOffsetX', 'offset x', '', 'x'),
      ...number('ParticlesBehavior', 'emitterOffsetY', 'offset y', '', 'x'),
      ...number('ParticlesBehavior', 'direction', 'direction', '', 'x'),
      ...number('ParticlesBehavior', 'speed', 'speed', '', 'x'),
      ...number('ParticlesBehavior', 'size', 'size', '', 'x'),
    ],
  },
  {
    line: 'Particles',
    rule: 'the particle image must exist',
    mistakes: own('ParticlesBehavior', 'image', 'The image for the particles is not in this project.', 'nobody'),
  },
  {
    line: 'Path find',
    rule: 'start and destination row and column are positive integers',
    mistakes: ['start row', 'start column', 'destination row', 'destination column'].flatMap((term) =>
      number('PathFindAction', camelCase(term), term, 0, -1, 1.5, '', 'x'),
    ),
  },
  {
    line: 'Pause game',
    rule: 'scene-missing message (text not shown)',
    mistakes: own(
      'PauseGameAction',
      'sceneKey',
      'The scene to display while the game is paused is no longer in this project.',
      lost,
    ),
  },
  {
    line: 'Play music/sound',
    rule: 'missing-asset messages (text not shown)',
    mistakes: [
      ...own(
        'PlaySoundAction',
        'soundName',
        'The selected sound is not in this project, please select another sound or import one with this name.',
        'nobody',
      ),
      ...own(
        'PlayMusicAction',
        'musicName',
        'The selected music is not in this project, please select another one or import one with this name.',
        'nobody',
      ),
    ],
  },
  {
    line: 'Play music/sound',
    rule: 'volume and pitch numeric',
    mistakes: [
      ...number('PlaySoundAction', 'volume', 'volume', '', 'x'),
      ...number('PlaySoundAction', 'pitch', 'pitch', '', 'x'),
    ],
  },
  {
    line: 'Replicate',
    rule: 'copies an integer, spacing positive, angle a number',
    mistakes: [
      ...number('ReplicateBehavior', 'copies', 'copies', 1.5, '', 'x'),
      ...number('ReplicateBehavior', 'spacing', 'spacing', 0, -1, '', 'x'),
      ...number('ReplicateBehavior', 'angle', 'angle', '', 'x'),
    ],
  },
  {
    line: 'Replicate',
    rule: 'Rotate variants: angular velocity and angle are numbers',
    mistakes: [
      ...number('RotateBehavior', 'angularVelocity', 'angular velocity', '', 'x'),
      ...number('RotateToAngleBehavior', 'angularVelocity', 'angular velocity', '', 'x'),
      ...number('RotateToAngleBehavior', 'angle', 'angle', '', 'x'),
      ...number('RotateToPositionBehavior', 'angularVelocity', 'angular velocity', '', 'x'),
    ],
  },
  {
    line: 'Spawn',
    rule: 'direction, x, y numeric',
    mistakes: [
      ...number('SpawnAction', 'direction', 'direction', '', 'x'),
      ...number('SpawnAction', 'x', 'x', '', 'x'),
      ...number('SpawnAction', 'y', 'y', '', 'x'),
    ],
  },
];

function camelCase(term: string): string {
  return term.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}
