import { defineBehavior } from '../defineBehavior.ts';
import { imageRef } from '../fields/kinds.ts';

/** Gives the actor another image; blank for none. docs/runtime-rules.md#display, docs/product-rules.md#validation. */
export const ChangeImage = defineBehavior({
  class: 'ChangeImageAction',
  type: 'Action',
  usage: 'Display',
  title: 'Change Image',
  help: 'Changes the actor’s image.',
  searchWords: ['costume', 'sprite', 'picture', 'look'],
  glyph: 'M4 6h16v12H4ZM4 16l5-4 3.500 2.600L16 12l4 3.500M8 9.500h.1',
  notes: ['The size stays. While an Animate is active, its next frame replaces the image.'],
  fields: {
    image: imageRef({
      label: 'Image',
      messages: {
        'asset.missing':
          'The selected image is not in this project, please select another image or import an image with a matching name.',
      },
    }),
  },
});
