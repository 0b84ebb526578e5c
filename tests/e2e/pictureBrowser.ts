import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { launchOptions } from './sharedBrowser.ts';

/** A browser that draws letters and colors alike on all machines, as far as Chromium can. */
export function openPictureBrowser(): Promise<Browser> {
  const args = ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text', '--hide-scrollbars'];
  return chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
}

const still: BrowserContextOptions = {
  deviceScaleFactor: 1,
  locale: 'en-US',
  timezoneId: 'UTC',
  colorScheme: 'dark',
  reducedMotion: 'reduce',
};

/** The screens on which the editor is pictured. */
export const devices = {
  desktop: { ...still, viewport: { width: 1366, height: 768 } },
  tablet: { ...still, viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true },
  phone: { ...still, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;
