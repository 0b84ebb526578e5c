/** A keypath of another instance of the same scene, in its parts. docs/format.md#instance-keypaths. */
export interface InstanceKeypath {
  readonly layer: string;
  readonly instance: string;
  /** What follows, such as `attributes.position.x`. */
  readonly rest: string;
}

const pattern = /^scene\.layers\.([^.]+)\.actors\.([^.]+)\.(.+)$/;

/** Reads `scene.layers.<layerId>.actors.<instanceId>.…`; undefined for other keypaths. */
export function parseInstanceKeypath(keypath: string): InstanceKeypath | undefined {
  const match = keypath.startsWith('scene.layers.') ? pattern.exec(keypath) : null;
  const [, layer, instance, rest] = match ?? [];
  return layer !== undefined && instance !== undefined && rest !== undefined ? { layer, instance, rest } : undefined;
}

/** Writes the keypath of an instance's attribute. */
export function instanceKeypath({ layer, instance, rest }: InstanceKeypath): string {
  return `scene.layers.${layer}.actors.${instance}.${rest}`;
}
