import { type AttributeGroup, boolean, color, point, readOnly, real, rect, size, text } from './node.ts';

/** Built-in attributes of a scene, below `scene`. docs/runtime-rules.md#scene-attributes. */
export const sceneTree: AttributeGroup = {
  attributes: {
    name: text('Name', 'New Scene', readOnly),
    time: real('Time', 0, readOnly),
    size: size('Size', 1024, 768, readOnly),
    wrapX: boolean('Wrap X'),
    wrapY: boolean('Wrap Y'),
    gravity: point('Gravity'),
    color: color('Color', 0),
    camera: {
      ...rect('Camera', 1024, 768),
      trackingArea: size('Tracking area', 944, 688),
      rotation: real('Camera rotation'),
    },
    autorotate: {
      landscapeLeft: boolean('Autorotate landscape left', true),
      portrait: boolean('Autorotate portrait'),
      landscapeRight: boolean('Autorotate landscape right'),
      portraitUpsidedown: boolean('Autorotate portrait upside down'),
    },
  },
};
