import { defineBehavior } from '../defineBehavior.ts';
import { attributeRef, boolean, imageList, number } from '../fields/kinds.ts';
import { ours } from '../messages.ts';

const frameMessage = 'Animation frames must be a positive integer.';

/** Shows images one after the other. docs/runtime-rules.md#display, docs/product-rules.md#validation. */
export const Animate = defineBehavior({
  class: 'AnimateBehavior',
  type: 'Persistent',
  usage: 'Display',
  title: 'Animate',
  help: 'Shows images one after the other.',
  searchWords: ['animation', 'frames', 'walk cycle', 'flipbook', 'sprite'],
  glyph:
    'M3 8.200A2.200 2.200 0 0 1 5.200 6h7.600A2.200 2.200 0 0 1 15 8.200v7.600a2.200 2.200 0 0 1-2.200 2.200H5.200A2.200 2.200 0 0 1 3 15.800ZM18 8v8M21.300 10v4',
  notes: [
    'An Animate that starts later on the same actor replaces it. At the end, the image from before the first one comes back.',
    'The current frame counts from 1. In a sequence, an animation that loops never ends.',
  ],
  fields: {
    images: imageList({
      label: 'Images',
      required: true,
      messages: {
        'value.required': 'No images to animate. Drag some images into the behavior!',
        'asset.missing': ours.animationImageMissing,
      },
    }),
    speed: number({
      label: 'Frames per second',
      default: 10,
      integer: true,
      minimum: 1,
      unit: 'frames/s',
      messages: { 'value.required': frameMessage, 'value.type': frameMessage, 'value.range': frameMessage },
    }),
    loop: boolean({ label: 'Loop', default: true }),
    restoreActorImage: boolean({ label: 'Restore the actor’s image', default: true }),
    currentFrameAttribute: attributeRef({
      label: 'Current frame',
      help: 'Receives the number of the frame, counted from 1.',
      target: 'numeric',
      writes: true,
      messages: { 'reference.missing': ours.frameAttributeMissing },
    }),
  },
});
