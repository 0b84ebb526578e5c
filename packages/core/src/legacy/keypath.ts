/** Roots that the web spelling puts next to `game`. docs/runtime-rules.md#keypaths. */
const webRoots: readonly (readonly [web: string, long: string])[] = [
  ['devices.', 'game.devices.'],
  ['tables.', 'game.attributes.'],
];

/** Built-in attributes that the format and legacy files spell differently. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['betterColisions', 'betterCollisions'],
  ['portraitUpsideDown', 'portraitUpsidedown'],
]);

const aspects = new Set(['graphics', 'motion', 'physics']);

/** A keypath of a legacy file in the stored long form. docs/runtime-rules.md#keypaths, docs/format.md#keypaths. */
export function longKeypath(keypath: string): string {
  const web = webRoots.find(([root]) => keypath.startsWith(root));
  const rooted = web ? web[1] + keypath.slice(web[0].length) : keypath;
  const keys = rooted.split('.').map((key) => renamed.get(key) ?? key);
  const aspect = keys.indexOf('aspects');
  const isShort = aspect >= 0 && aspects.has(keys[aspect + 1] ?? '') && keys[aspect + 2] !== 'attributes';
  if (isShort && keys.length > aspect + 2) keys.splice(aspect + 2, 0, 'attributes');
  return keys.join('.');
}
