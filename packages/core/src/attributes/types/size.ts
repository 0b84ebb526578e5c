import { defineCompositeType } from '../defineCompositeType.ts';

/** Width and height, neither negative. */
export const size = defineCompositeType({
  type: 'size',
  title: 'Size',
  default: { width: 0, height: 0 },
  parts: [
    { path: ['width'], title: 'width', minimum: 0 },
    { path: ['height'], title: 'height', minimum: 0 },
  ],
});
