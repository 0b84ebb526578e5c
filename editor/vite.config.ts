import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { appIcons } from './appIcons.ts';
import { noImportCircles } from './noImportCircles.ts';
import { offlineFiles } from './offlineFiles.ts';
import { pageChunks } from './pageChunks.ts';
import { plainCommands } from './plainCommands.ts';
import { preloadStart } from './preloadStart.ts';
import { quickReactAria } from './quickReactAria.ts';
import { sampleProjects } from './sampleProjects.ts';

/**
 * The preview frame has an opaque origin, so its scripts are cross-origin to it: whoever serves the built editor
 * (`playhouse serve` too) sends `Access-Control-Allow-Origin: *` with the files below `assets/`.
 */
const openToTheFrame = { 'Access-Control-Allow-Origin': '*' };

/** The script interpreter is embedded in the code; the separate file that its loader could fetch is never used. */
const noUnusedModule: Plugin = {
  name: 'playhouse-no-unused-module',
  enforce: 'pre',
  transform: (code, id) =>
    /\/quickjs-[^/]+\/dist\/emscripten-module/.test(id)
      ? code.replace(/new URL\("emscripten-module\.wasm",\s*import\.meta\.url\)/, 'new URL("data:,")')
      : null,
};

const config: UserConfig = {
  root: import.meta.dirname,
  base: './',
  plugins: [quickReactAria, plainCommands, noUnusedModule, react(), sampleProjects(), appIcons()],
  server: { headers: openToTheFrame, cors: true },
  preview: { headers: openToTheFrame, cors: true },
  worker: { format: 'es', plugins: () => [noUnusedModule] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Pixi, PouchDB and physics get their own chunks, each loaded when first needed.
    chunkSizeWarningLimit: 3000,
    assetsInlineLimit: 0,
    // Browsers that do not preload modules load them when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: 'index.html', preview: 'preview.html', network: 'network.html' } },
  },
};

export default defineConfig(async ({ command, isPreview }) => {
  if (command === 'serve' || isPreview) return config;
  return mergeConfig(config, {
    plugins: [noImportCircles, preloadStart(), offlineFiles(() => [noUnusedModule])],
    build: { rolldownOptions: { output: { codeSplitting: await pageChunks(config) } } },
  } satisfies UserConfig);
});
