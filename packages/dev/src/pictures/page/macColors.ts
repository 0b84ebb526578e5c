/** How old Macs displayed a color value without a profile: with gamma 1.8, converted to sRGB. 103 becomes 122. */
export const macColors: Uint8ClampedArray = Uint8ClampedArray.from({ length: 256 }, (_, value) => {
  const light = (value / 255) ** 1.8;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});
