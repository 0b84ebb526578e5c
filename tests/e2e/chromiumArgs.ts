/**
 * Parts of the browser that no test needs. Popups of the address bar are pages of their own, which a Chromium without a
 * window loads too, at a third of all processor time. This list replaces the one of Playwright, whose important members it
 * repeats.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Arguments that every Chromium of the tests is started with. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // The build without windows has this off, and then a hanging frame stops the page around it.
  '--site-per-process',
  // A drawn camera, given without asking: a browser without windows cannot ask.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--disable-features=${disabledFeatures.join(',')}`,
];
