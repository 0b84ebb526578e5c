export type { DecodedImage } from './view/images/decodeImage.ts';
export { decodeImage, imageArea } from './view/images/decodeImage.ts';
export { largeArea, largestArea } from './view/images/pixelBudget.ts';
