import {
  type EditLabel,
  orderedPrototypes,
  orderedScenes,
  type Project,
  type ProjectContents,
  type PrototypeDocument,
} from '@playhouse/core';
import type { ProjectFacts, ProjectStore } from '@playhouse/sync';
import { createProjectAssets } from '../../../session/projectAssets.ts';
import { cssColor } from '../../drawing/cssColor.ts';
import { drawItem } from '../../drawing/drawWorld.ts';
import { encodePng } from '../../drawing/encodePng.ts';
import { imagePath } from '../../drawing/imagePath.ts';
import { createPictures, type Pictures } from '../../drawing/pictures.ts';
import { drawnLayers, type Look, lookOf } from '../../drawing/stageItems.ts';
import { pictureArea } from './pictureArea.ts';

const sceneSize = { width: 800, height: 450 };
const castSize = 84;
const castLength = 6;

/**
 * Draws the pictures of a project for the library and records the facts that it shows, with the label of the last edit.
 * Drawing may fail safely.
 */
export async function pictureProject(
  store: ProjectStore,
  id: string,
  contents: ProjectContents,
  label?: EditLabel,
): Promise<void> {
  const { project } = contents;
  const cast = castOf(contents);
  const assets = createProjectAssets(contents.files, { put: async () => undefined, remove: async () => undefined });
  const pictures = createPictures(assets);
  try {
    await decodeAll(pictures, looksIn(contents, cast), contents);
    const scene = drawPicture(sceneSize, (context) => drawFirstScene(context, contents, pictures));
    if (scene) await store.putPicture(id, 'scene', scene);
    const size = { width: castSize * Math.max(1, cast.length), height: castSize };
    const row = drawPicture(size, (context) => drawCast(context, contents, cast, pictures));
    if (row) await store.putPicture(id, 'cast', row);
  } finally {
    pictures.close();
    assets.close();
  }
  const facts: ProjectFacts = {
    scenes: project.scenes.size,
    prototypes: project.actors.size,
    cast: cast.map(({ attributes }) => attributes.name),
    ...(label && lastChangeIn(project, label)),
  };
  await store.note(id, { facts });
}

/** As the core says it, in English: the library may be shown in another language later. */
function lastChangeIn({ object }: Project, { what, where }: EditLabel): Partial<ProjectFacts> {
  return { lastChange: what, ...(where !== '' && where !== object.title && { changedIn: where }) };
}

/** The first actors with different pictures. Actors with behaviors come before the scenery. */
function castOf({ project, files }: ProjectContents): PrototypeDocument[] {
  const seen = new Set<string>();
  const acting = orderedPrototypes(project).sort((left, right) => partOf(right) - partOf(left));
  const found = acting.filter((prototype) => {
    const { image, horizontalWrap, verticalWrap } = prototypeLook(prototype);
    const path = imagePath(project.assets, image);
    const { width, height } = prototype.attributes.size;
    if (path === undefined || !files.has(path) || seen.has(path)) return false;
    if (horizontalWrap === 2 || verticalWrap === 2 || width > 4 * height) return false;
    seen.add(path);
    return true;
  });
  return found.slice(0, castLength);
}

function partOf({ behaviors }: PrototypeDocument): number {
  return behaviors.length > 0 ? 1 : 0;
}

function prototypeLook(prototype: PrototypeDocument): Look {
  return lookOf({ id: prototype.id, prototype: prototype.id, attributes: {} }, prototype);
}

/** All images that the pictures show. */
function looksIn({ project }: ProjectContents, cast: readonly PrototypeDocument[]): Look[] {
  const [scene] = orderedScenes(project);
  const items = scene ? drawnLayers(project, scene).flatMap((layer) => layer.items) : [];
  return [...cast.map(prototypeLook), ...items.flatMap(({ look }) => look ?? [])];
}

/** Settles when every image is decoded or found to be damaged. */
function decodeAll(pictures: Pictures, looks: readonly Look[], { project }: ProjectContents): Promise<void> {
  const wanted = looks.flatMap(({ image, color }) => {
    const path = imagePath(project.assets, image);
    return path === undefined ? [] : [{ path, color }];
  });
  return new Promise((resolve) => {
    const look = () => {
      if (wanted.some(({ path, color }) => pictures.get(path, color) === undefined)) return;
      stop();
      resolve();
    };
    const stop = pictures.subscribe(look);
    look();
  });
}

function drawPicture(
  { width, height }: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void,
): Uint8Array | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  draw(context);
  return encodePng(canvas);
}

function drawFirstScene(context: CanvasRenderingContext2D, { project }: ProjectContents, pictures: Pictures): void {
  const [scene] = orderedScenes(project);
  if (!scene) return;
  const area = pictureArea(scene, sceneSize.width / sceneSize.height);
  const scale = sceneSize.width / area.width;
  context.fillStyle = cssColor(scene.attributes.color);
  context.fillRect(0, 0, sceneSize.width, sceneSize.height);
  const ground = scene.layers.findIndex((layer) => layer.attributes.scrollable);
  for (const [index, layer] of drawnLayers(project, scene).entries()) {
    // Layers above the game are its displays, which are empty until it runs.
    if (ground >= 0 && index > ground && !scene.layers[index]?.attributes.scrollable) continue;
    for (const item of layer.items) {
      const { look, placement } = item;
      if (!look?.visible || look.color.alpha === 0) continue;
      const [x, y] = [placement.position.x - area.x, area.height - (placement.position.y - area.y)];
      context.setTransform(scale, 0, 0, scale, x * scale, y * scale);
      context.rotate((-placement.rotation * Math.PI) / 180);
      drawItem(context, item, { assets: project.assets, pictures, view: { x: 0, y: 0, zoom: scale }, colors });
    }
  }
}

function drawCast(
  context: CanvasRenderingContext2D,
  { project }: ProjectContents,
  cast: readonly PrototypeDocument[],
  pictures: Pictures,
): void {
  for (const [index, prototype] of cast.entries()) {
    const { size } = prototype.attributes;
    const scale = (castSize * 0.76) / Math.max(1, size.width, size.height);
    const look = { ...prototypeLook(prototype), visible: true };
    const placement = { position: { x: 0, y: 0 }, size, rotation: 0 };
    context.setTransform(scale, 0, 0, scale, castSize * (index + 0.5), castSize / 2);
    drawItem(
      context,
      { look, placement },
      { assets: project.assets, pictures, view: { x: 0, y: 0, zoom: scale }, colors },
    );
  }
}

/** Colors of editor-only markers; here, only actors with a damaged image get one. */
const colors = { missing: 'gray', outline: 'transparent', edge: 'transparent' };
