/** Shown to people instead of what the drawing library says. */
export const noWebGl =
  'The game cannot be shown, because WebGL is missing or turned off. Turn on hardware acceleration in the settings of the browser and reload the page, or use another browser.';

/** Whether the browser can draw games. */
export function hasWebGl(): boolean {
  const context = (name: string) => document.createElement('canvas').getContext(name);
  return (context('webgl2') ?? context('webgl')) !== null;
}
