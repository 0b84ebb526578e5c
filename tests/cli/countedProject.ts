import type { ProjectContents } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';

/**
 * A project that stores one number in several documents and in a file, and has extra files for every third number.
 */
export function counted(count: number): ProjectContents {
  const scenes = Array.from({ length: 3 + (count % 3) }, () => ({ name: String(count) }));
  const size = 20_000 + count;
  return {
    project: buildProject({ title: String(count), scenes }),
    files: new Map([['images/count.png', new Uint8Array(size).fill(count % 251)]]),
  };
}

/** The number in a project; fails when its parts contain different numbers. */
export function countIn({ project, files }: ProjectContents): number {
  const bytes = files.get('images/count.png') ?? new Uint8Array();
  const count = bytes.length - 20_000;
  const parts = [
    project.object.title,
    ...[...project.scenes.values()].map(({ attributes }) => String(attributes.name)),
    ...[bytes[0], bytes.at(-1)].map((byte) => (byte === count % 251 ? String(count) : `byte ${byte}`)),
  ];
  if (parts.length !== 6 + (count % 3) || parts.some((part) => part !== String(count))) {
    throw new Error(`A mixture: ${parts.join(', ')}`);
  }
  return count;
}
