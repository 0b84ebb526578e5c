import type { Project } from '@playhouse/core';
import { createAssetPaths } from '../assets/assetPaths.ts';
import { builtInFace, type FontFamily } from './builtInFaces.ts';

/** The fonts of one game. */
export interface GameFonts {
  /** The font for a name that a behavior uses: an uploaded font, a built-in one, or else Arimo. */
  familyOf(name: string): FontFamily;
  /** Starts loading the characters of the font that a text needs. */
  request(font: FontFamily, text: string): void;
  /** Resolves when all requested fonts have loaded or failed. */
  settled(): Promise<void>;
  destroy(): void;
}

/** Loaded with the first text of a font, so that changing texts rarely have to wait. */
const usualCharacters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** Uploaded fonts get generated names, so that they never clash with those of the page. */
let games = 0;

/** Registers a project's uploaded fonts with the page; files that are not valid fonts are left out. */
export async function loadGameFonts(
  project: Project,
  assets: (path: string) => Promise<Uint8Array | undefined>,
  onArrival: () => void,
): Promise<GameFonts> {
  const prefix = `playhouse-${++games}`;
  const pathOf = createAssetPaths(project, 'fonts');
  const faces = await loadFaces(project, assets, prefix);
  const asked = new Map<string, Set<string>>();
  const arrived = new Set<FontFace>();
  const coming = new Set<Promise<void>>();

  function ask(css: string, characters: string): void {
    const arrival: Promise<void> = document.fonts.load(css, characters).then(
      (loaded) => {
        coming.delete(arrival);
        const fresh = loaded.filter((face) => !arrived.has(face));
        for (const face of fresh) arrived.add(face);
        if (fresh.length > 0) onArrival();
      },
      () => void coming.delete(arrival),
    );
    coming.add(arrival);
  }

  return {
    familyOf(name) {
      const face = faces.get(pathOf(name) ?? '');
      return face ? { family: face.family, weight: 400 } : builtInFace(name);
    },
    // Browsers disagree on `document.fonts.check` for fonts that are still loading, so we keep track here.
    request({ family, weight }, text) {
      const css = `${weight} 16px "${family}"`;
      const known = asked.get(css) ?? new Set();
      asked.set(css, known);
      const wanted = [...(known.size === 0 ? text + usualCharacters : text)].filter((each) => !known.has(each));
      if (wanted.length === 0) return;
      for (const each of wanted) known.add(each);
      ask(css, wanted.join(''));
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
