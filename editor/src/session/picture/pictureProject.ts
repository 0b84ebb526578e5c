import { orderedPrototypes, orderedScenes, type ProjectContents, type PrototypeDocument } from '@playhouse/core';
import type { ProjectFacts, ProjectStore } from '@playhouse/sync';
import { mediaTypeOf } from '../projectAssets.ts';
import { lookOf } from './actorLook.ts';
import { drawActor, drawScene, type Picture2D, pictureArea } from './drawScene.ts';

/** What the person did last, and where. */
export interface Visit {
  readonly label?: { readonly what: string; readonly where: string } | undefined;
  readonly place?: string | undefined;
}

const sceneSize = { width: 800, height: 450 };
const castSize = 84;
const castLength = 6;

/** Draws the pictures of a project for the library and notes the facts that it shows. Failing to draw loses only that. */
export async function pictureProject(
  store: ProjectStore,
  id: string,
  contents: ProjectContents,
  { label, place }: Visit = {},
): Promise<void> {
  const { project } = contents;
  const cast = castOf(contents);
  const facts: ProjectFacts = {
    scenes: project.scenes.size,
    prototypes: project.actors.size,
    cast: cast.map(({ attributes }) => attributes.name),
    ...(label && { lastChange: wordsOf(label, project.object.title) }),
    ...(place !== undefined && { place }),
  };
  const scene = await drawPicture(sceneSize, (picture) => drawFirstScene(picture, contents));
  if (scene) await store.putPicture(id, 'scene', scene);
  const size = { width: castSize * Math.max(1, cast.length), height: castSize };
  const row = await drawPicture(size, (picture) => drawCast(picture, contents, cast));
  if (row) await store.putPicture(id, 'cast', row);
  await store.note(id, { facts });
}

/** "moved Pip in Lantern Meadow". */
function wordsOf({ what, where }: { what: string; where: string }, title: string): string {
  const words = what.charAt(0).toLowerCase() + what.slice(1);
  return where === '' || where === title ? words : `${words} in ${where}`;
}

/** The first actors that have different pictures. */
function castOf({ project, files }: ProjectContents): PrototypeDocument[] {
  const seen = new Set<string>();
  const acting = orderedPrototypes(project).sort((left, right) => partOf(right) - partOf(left));
  const found = acting.filter((prototype) => {
    const { image, width, height, isTiled } = lookOf(project, prototype);
    if (image === undefined || !files.has(image) || seen.has(image)) return false;
    if (isTiled || width > 4 * height) return false;
    seen.add(image);
    return true;
  });
  return found.slice(0, castLength);
}

/** Who does something comes before the scenery. */
function partOf({ behaviors }: PrototypeDocument): number {
  return behaviors.length > 0 ? 1 : 0;
}

async function drawPicture(
  { width, height }: { width: number; height: number },
  draw: (picture: Picture2D) => Promise<void>,
): Promise<Uint8Array | undefined> {
  try {
    const canvas = new OffscreenCanvas(width, height);
    const picture = canvas.getContext('2d');
    if (!picture) return undefined;
    picture.imageSmoothingQuality = 'high';
    await draw(picture);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    return undefined;
  }
}

async function drawFirstScene(picture: Picture2D, { project, files }: ProjectContents): Promise<void> {
  const scene = orderedScenes(project)[0];
  if (!scene) return;
  const used = new Set<string>();
  for (const layer of scene.layers) {
    for (const instance of layer.actors) {
      const prototype = project.actors.get(instance.prototype);
      const image = prototype && lookOf(project, prototype, instance).image;
      if (image !== undefined) used.add(image);
    }
  }
  const images = await decode(used, files);
  drawScene(picture, { project, scene, area: pictureArea(scene, sceneSize.width / sceneSize.height) }, images);
  for (const image of images.values()) image.close();
}

async function drawCast(
  picture: Picture2D,
  { project, files }: ProjectContents,
  cast: readonly PrototypeDocument[],
): Promise<void> {
  const looks = cast.map((prototype) => lookOf(project, prototype));
  const images = await decode(new Set(looks.flatMap(({ image }) => image ?? [])), files);
  for (const [index, look] of looks.entries()) {
    const scale = (castSize * 0.76) / Math.max(look.width, look.height);
    picture.save();
    picture.translate(castSize * (index + 0.5), castSize / 2);
    drawActor(picture, { ...look, rotation: 0 }, images, scale);
    picture.restore();
  }
  for (const image of images.values()) image.close();
}

async function decode(
  paths: ReadonlySet<string>,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, ImageBitmap>> {
  const images = new Map<string, ImageBitmap>();
  for (const path of paths) {
    const bytes = files.get(path);
    if (!bytes) continue;
    try {
      images.set(path, await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: mediaTypeOf(path) })));
    } catch {
      // A damaged image leaves its actor out of the picture.
    }
  }
  return images;
}
