/** The wrappers around the functions of one owner, innermost first. */
interface Layers {
  /** The functions before the first wrapper. */
  readonly own: Map<string, unknown>;
  readonly wrappers: ((inner: object) => object)[];
}

const layersOf = new WeakMap<object, Layers>();

/**
 * Replaces functions of a part of the game until the returned function is called. `around` receives the part as it is
 * inside this wrapper, and must immediately take the functions that it calls from there. Several may wrap the same
 * part, and end in any order: the remaining ones are reassembled, and without wrappers the part has its own functions
 * again.
 */
export function wrapHandlers<Owner extends object>(owner: Owner, around: (inner: Owner) => Partial<Owner>): () => void {
  const layers: Layers = layersOf.get(owner) ?? { own: new Map(), wrappers: [] };
  layersOf.set(owner, layers);
  const wrapper = (inner: object) => around(inner as Owner);
  layers.wrappers.push(wrapper);
  putTogether(owner, layers);
  return () => {
    const index = layers.wrappers.indexOf(wrapper);
    if (index < 0) return;
    layers.wrappers.splice(index, 1);
    putTogether(owner, layers);
    if (layers.wrappers.length === 0) layersOf.delete(owner);
  };
}

function putTogether(owner: object, { own, wrappers }: Layers): void {
  Object.assign(owner, Object.fromEntries(own));
  for (const wrapper of wrappers) {
    const parts = wrapper(owner);
    for (const key of Object.keys(parts)) if (!own.has(key)) own.set(key, Reflect.get(owner, key));
    Object.assign(owner, parts);
  }
}
