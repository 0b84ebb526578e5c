import { behavior, expression } from '../describeGame.ts';
import { drawn, width } from './observations.ts';
import { action, persistent, type Scenarios, type Seen } from './scenario.ts';

const frame = expression`floor(${'self.attributes.time'} * 60 + 0.5)`;
const texts = (seen: Seen) => drawn(seen)?.texts.map(({ text }) => text);
const image = (seen: Seen) => drawn(seen)?.image;
const particles = (seen: Seen) => drawn(seen)?.emitters[0]?.count ?? 0;
const copies = (seen: Seen) => drawn(seen)?.replicate?.copies ?? 'none';
const camera = ({ game }: Seen) => game.view.scenes[0]?.camera.x;
const ownImage = { attributes: { image: 'own' } };
const emitter = behavior('ParticlesBehavior', { numParticles: 10, startupTime: 0, lifetime: 0.4, speed: 0 });
const emitted = persistent({
  reference: '1.4: slots are reborn at once while active; living particles finish when it ends',
  does: emitter,
  sees: particles,
  first: 10,
  at30: 10,
  after: 0,
  again: 10,
});

/** The scenarios of docs/runtime-rules.md#display. */
export const displayScenarios = {
  AnimateBehavior: persistent({
    reference: '1.4: frame 1 on start, advances by time x speed, puts the former image back',
    does: behavior('AnimateBehavior', { images: 'a\tb\tc\td', speed: 4 }),
    prototype: ownImage,
    sees: image,
    first: 'a',
    at30: 'b',
    after: 'own',
    again: 'b',
  }),
  ChangeImageAction: action({
    reference: '1.4: one shot; the size stays',
    does: behavior('ChangeImageAction', { image: 'hero' }),
    disturb: behavior('ChangeImageAction', { image: '' }),
    prototype: ownImage,
    sees: (seen) => [drawn(seen)?.image, drawn(seen)?.width],
    before: ['own', 100],
    once: ['hero', 100],
    disturbed: ['', 100],
    twice: ['hero', 100],
  }),
  GrowShrinkBehavior: persistent({
    reference: '1.4: grows width and height by so many px a second while active',
    does: behavior('GrowShrinkBehavior', { growthRate: 60 }),
    sees: width,
    first: 101,
    at30: 130,
    after: 130,
    again: 160,
  }),
  DisplayTextBehavior: persistent({
    reference: '1.4: draws the text while active; the value is re-evaluated each frame',
    does: behavior('DisplayTextBehavior', { text: frame }),
    sees: texts,
    first: ['1'],
    at30: ['30'],
    after: [],
    again: ['90'],
  }),
  ParticlesBehavior: {
    ...emitted,
    stop: [...emitted.stop, ...emitted.stop.map((scenario) => ({ ...scenario, frames: 40, is: 10 }))],
  },
  ReplicateBehavior: persistent({
    reference: '1.4: draws the image so many times while active; the number is re-evaluated',
    does: behavior('ReplicateBehavior', { copies: frame }),
    sees: copies,
    first: 1,
    at30: 30,
    after: 'none',
    again: 90,
  }),
  ControlCameraBehavior: persistent({
    reference: '1.4, 6.7: while active the camera follows; tracking area 0 keeps the actor in the middle',
    beside: [behavior('MoveBehavior', { direction: 0, speed: 300, space: 1 })],
    does: behavior('ControlCameraBehavior'),
    rest: {
      scenes: [
        {
          attributes: {
            size: { width: 5000, height: 768 },
            camera: {
              origin: { x: 0, y: 0 },
              size: { width: 1024, height: 768 },
              rotation: 0,
              trackingArea: { width: 0, height: 0 },
            },
          },
          layers: [{ actors: [{ prototype: 'id1', position: { x: 512, y: 384 } }] }],
        },
      ],
    },
    sees: camera,
    first: 5,
    at30: 150,
    after: 150,
    again: 450,
  }),
} satisfies Record<string, Scenarios>;
