import type { DocumentPath } from '../model/path.ts';
import { collectionNames, type ProjectContents, type ProjectDocument } from '../model/project.ts';
import { projectPathKind } from '../model/projectPath.ts';
import { compareCodePoints } from '../model/text.ts';
import { canonicalText } from './canonicalText.ts';
import { packArchive } from './packArchive.ts';

/**
 * The files of a project in code-point order of their paths; documents in canonical text. Writing what `readProject`
 * read from such files gives the same bytes. docs/format.md#canonical-text.
 */
export function writeProject({ project, files }: ProjectContents): Map<string, Uint8Array> {
  const written = new Map<string, Uint8Array>();
  for (const [path, document] of documentsOf(project)) written.set(checked(path), encodeDocument(path, document));
  for (const [path, bytes] of files) written.set(checked(path), bytes);
  return new Map([...written].sort(([first], [second]) => compareCodePoints(first, second)));
}

/** Every document of a project with its stored path. */
export function* documentsOf(project: ProjectContents['project']): Generator<[DocumentPath, ProjectDocument]> {
  yield ['object.json', project.object];
  yield ['assets.json', project.assets];
  for (const name of collectionNames) {
    const ending = name === 'tests' ? '.play.json' : '.json';
    for (const [id, document] of project[name]) yield [`${name}/${id}${ending}`, document];
  }
}

/** The stored bytes of a document, even of a damaged one. */
export function encodeDocument(path: DocumentPath, document: unknown): Uint8Array {
  return encoder.encode(canonicalText(path, document));
}

/** The archive of documents; equal documents give equal bytes. */
export function packDocuments(documents: ReadonlyMap<DocumentPath, ProjectDocument>): Uint8Array {
  return packArchive(new Map([...documents].map(([path, document]) => [path, encodeDocument(path, document)])));
}

const encoder = new TextEncoder();

function checked(path: string): string {
  if (projectPathKind(path) === undefined) throw new Error(`${JSON.stringify(path)} is not a path in a project.`);
  return path;
}
