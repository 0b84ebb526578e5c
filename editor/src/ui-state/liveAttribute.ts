/** An attribute that behaviors of a list name, as inspectors of running games know it. */
export interface LiveAttribute {
  readonly root: 'self' | 'scene' | 'game';
  /** The part of its keypath after the owner: `position.x`, `id901`. */
  readonly id: string;
}

/** The attribute at a keypath; undefined for instances addressed by their keypath, devices and tables. */
export function liveAttribute(keypath: string): LiveAttribute | undefined {
  const [, root, aspect, id] =
    /^(self|scene|game)\.(?:aspects\.(graphics|motion|physics)\.)?attributes\.(.+)$/.exec(keypath) ?? [];
  if (id === undefined) return undefined;
  return { root: root as LiveAttribute['root'], id: aspect === undefined ? id : `${aspect}.${id}` };
}

/** Names an attribute of a list in maps. */
export function attributeKey({ root, id }: LiveAttribute): string {
  return `${root} ${id}`;
}
