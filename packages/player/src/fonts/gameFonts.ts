import type { Project } from '@playhouse/core';
import { createAssetPaths } from '../assets/assetPaths.ts';
import { builtInFaces, type FontFamily, fallbackFont } from './builtInFaces.ts';

/** The fonts of one game. */
export interface GameFonts {
  /** The font for a name that a behavior uses: an uploaded one, a built-in one, else Arimo. */
  familyOf(name: string): FontFamily;
  /** Sees to it that the font's characters for a text come; true when they are there. */
  isReady(font: FontFamily, text: string): boolean;
  /** Resolves when all fonts that were asked for have come or failed. */
  settled(): Promise<void>;
  destroy(): void;
}

/** Uploaded fonts get names of our own, so that they never meet those of the page. */
let games = 0;

/** Registers a project's uploaded fonts with the page; those that are no fonts are left out. */
export async function loadGameFonts(
  project: Project,
  assets: (path: string) => Promise<Uint8Array | undefined>,
  onArrival: () => void,
): Promise<GameFonts> {
  const prefix = `playhouse-${++games}`;
  const pathOf = createAssetPaths(project, 'fonts');
  const faces = await loadFaces(project, assets, prefix);
  const asked = new Set<string>();
  const coming = new Set<Promise<void>>();

  function ask(css: string, text: string): void {
    asked.add(css + text);
    const arrival: Promise<void> = document.fonts.load(css, text).then(
      (loaded) => {
        coming.delete(arrival);
        if (loaded.length > 0) onArrival();
      },
      () => void coming.delete(arrival),
    );
    coming.add(arrival);
  }

  return {
    familyOf(name) {
      const face = faces.get(pathOf(name) ?? '');
      return face ? { family: face.family, weight: 400 } : (builtInFaces.get(name.toLowerCase()) ?? fallbackFont);
    },
    isReady({ family, weight }, text) {
      const css = `${weight} 16px "${family}"`;
      if (document.fonts.check(css, text)) return true;
      if (!asked.has(css + text)) ask(css, text);
      return false;
    },
    async settled() {
      while (coming.size > 0) await Promise.all(coming);
    },
    destroy() {
      for (const face of faces.values()) document.fonts.delete(face);
    },
  };
}

async function loadFaces(
  project: Project,
  assets: (path: string) => Promise<Uint8Array | undefined>,
  prefix: string,
): Promise<ReadonlyMap<string, FontFace>> {
  const faces = new Map<string, FontFace>();
  const paths = new Set(project.assets.fonts.flatMap(({ files }) => files.map((file) => `fonts/${file.name}`)));
  await Promise.all(
    [...paths].map(async (path, index) => {
      const bytes = await assets(path);
      if (!bytes) return;
      const face = new FontFace(`${prefix}-${index}`, bytes.slice().buffer);
      try {
        await face.load();
      } catch {
        return;
      }
      document.fonts.add(face);
      faces.set(path, face);
    }),
  );
  return faces;
}
