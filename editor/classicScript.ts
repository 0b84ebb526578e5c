import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** A script that runs without modules, and its style sheet. */
export interface ClassicScript {
  readonly code: string;
  readonly styles: string;
}

/** Fonts that such a script includes: those of the usual alphabets. Others come from the network. */
const includedFonts = /-latin(-ext)?-\d+-normal\.woff2$|open-sans-condensed-all-300-normal\.woff2$/;

/** One classic script with everything that a file below `src` imports, and its style sheet. */
export async function classicScript(entry: string, config: InlineConfig): Promise<ClassicScript> {
  const input = path.join(import.meta.dirname, 'src', entry);
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    publicDir: false,
    logLevel: 'error',
    ...config,
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      assetsInlineLimit: (file) => includedFonts.test(file),
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const { output } = Array.isArray(built) ? (built[0] ?? none) : 'output' in built ? built : none;
  const code = output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
  const styles = output.flatMap((part) =>
    part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : [],
  );
  if (code.length !== 1) throw new Error(`${entry} is not a single script`);
  return { code: code.join(''), styles: styles.join('') };
}

const none: { readonly output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] } = { output: [] };
