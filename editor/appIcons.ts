import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const source = path.join(import.meta.dirname, 'public/icon.svg');
/** The ground of the default theme. */
const ground = '#1d1824';

/** Icons of the installed editor. Systems cut a maskable one to a shape of their own, so it has a wide margin. */
const icons = [
  { fileName: 'icon-192.png', size: 192, share: 1, background: '#00000000' },
  { fileName: 'icon-512.png', size: 512, share: 1, background: '#00000000' },
  { fileName: 'icon-maskable.png', size: 512, share: 0.56, background: ground },
  { fileName: 'icon-apple.png', size: 180, share: 0.7, background: ground },
] as const;

/** Adds the icons that the manifest and the page name, drawn from the logo. */
export function appIcons(): Plugin {
  return {
    name: 'playhouse-app-icons',
    apply: 'build',
    async generateBundle() {
      const svg = await readFile(source);
      for (const { fileName, size, share, background } of icons) {
        const side = Math.round(size * share);
        const logo = await sharp(svg, { density: (72 * side) / 28 })
          .resize(side, side)
          .png()
          .toBuffer();
        const image = sharp({ create: { width: size, height: size, channels: 4, background } });
        this.emitFile({
          type: 'asset',
          fileName,
          source: await image
            .composite([{ input: logo }])
            .png({ compressionLevel: 9 })
            .toBuffer(),
        });
      }
    },
  };
}
