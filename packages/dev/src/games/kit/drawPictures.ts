import { chromium } from 'playwright';
import { findChromium } from '../../chromium.ts';
import type { Drawing, Drawings } from './drawing.ts';

/** Pixels of a picture for each pixel in the game, so that it stays crisp on dense screens; backgrounds have one. */
function scaleOf({ width }: Drawing): number {
  return width >= 600 ? 1 : 2;
}

/** Draws pictures to PNG with a real browser. Keys are file names. */
export async function drawPictures(drawings: Drawings): Promise<Map<string, Uint8Array>> {
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {});
  const page = await browser.newPage();
  const pictures = new Map<string, Uint8Array>();
  for (const [name, drawing] of Object.entries(drawings)) {
    const scale = scaleOf(drawing);
    const width = drawing.width * scale;
    const height = drawing.height * scale;
    await page.setViewportSize({ width, height });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${drawing.viewBox}" preserveAspectRatio="none">${drawing.body}</svg>`;
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    pictures.set(`${name}.png`, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return pictures;
}
