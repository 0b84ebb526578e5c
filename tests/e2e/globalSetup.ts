import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildForProduction } from '../../packages/dev/src/pack/buildForProduction.ts';
import { serveEditor } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built editor. */
    editorUrl: string;
    /** Its folder. */
    editorDist: string;
  }
}

const editor = path.resolve(import.meta.dirname, '../../editor');

/** Builds the editor once and serves it. `PLAYHOUSE_EDITOR_DIST` names an existing build. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.PLAYHOUSE_EDITOR_DIST;
  if (given === undefined) {
    await buildForProduction({
      root: editor,
      configFile: path.join(editor, 'vite.config.ts'),
    });
  }
  const folder = given ?? path.join(editor, 'dist');
  const server = await serveEditor(folder);
  project.provide('editorUrl', server.url);
  project.provide('editorDist', folder);
  return () => server.close();
}
