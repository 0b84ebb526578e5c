export type { FontFamily } from './fonts/builtInFaces.ts';
export { builtInFace } from './fonts/builtInFaces.ts';
