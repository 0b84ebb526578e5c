import { describe, expect, it } from 'vitest';
import { canonicalText } from '../archive/canonicalText.ts';
import { buildProject } from '../testing.ts';
import { mergeStoredDocument } from './mergeStoredDocument.ts';

const document = 'actors/id1.json';

function stored(attributes: Readonly<Record<string, unknown>>): string {
  const project = buildProject({ prototypes: [{ id: 'id1', name: 'Pip', attributes }] });
  const actor = project.actors.get('id1');
  if (!actor) throw new Error('the actor is there');
  return canonicalText(document, actor);
}

describe('a stored document', () => {
  it('is merged from texts or bytes into canonical text', () => {
    const versions = {
      base: stored({}),
      mine: stored({ rotation: 5 }),
      theirs: new TextEncoder().encode(stored({ image: 'pip' })),
    };
    const merged = mergeStoredDocument(document, versions);
    expect(merged).toEqual({
      ok: true,
      value: { text: stored({ rotation: 5, image: 'pip' }), conflicts: [], notes: [] },
    });
  });

  it('describes what both sides changed', () => {
    const merged = mergeStoredDocument(document, {
      base: stored({}),
      mine: stored({ rotation: 5 }),
      theirs: stored({ rotation: 7 }),
    });
    expect(merged.ok && merged.value.text).toBe(stored({ rotation: 7 }));
    expect(merged.ok && merged.value.conflicts.map(({ words }) => words)).toEqual([
      'Actor Pip: Rotation is 7; your version has 5',
    ]);
  });

  it('is refused when a side is damaged, and says which', () => {
    const merged = mergeStoredDocument(document, { base: stored({}), mine: '<<<<<<<', theirs: stored({}) });
    expect(merged.ok).toBe(false);
    expect(!merged.ok && merged.issues.map(({ params }) => params.version)).toEqual(['mine']);
    const both = mergeStoredDocument(document, { mine: '[]', theirs: 'null' });
    expect(!both.ok && both.issues.map(({ params }) => params.version)).toEqual(['mine', 'theirs']);
  });

  it('is merged without a base that is damaged or never existed', () => {
    const merged = mergeStoredDocument(document, {
      base: '{',
      mine: stored({ rotation: 5 }),
      theirs: stored({ rotation: 7 }),
    });
    expect(merged.ok && merged.value.text).toBe(stored({ rotation: 7 }));
    expect(merged.ok && merged.value.notes.map(({ params }) => params.version)).toEqual(['base']);
    const alone = mergeStoredDocument(document, { mine: stored({ rotation: 5 }), theirs: stored({ rotation: 7 }) });
    expect(alone.ok && alone.value.conflicts.map(({ kind, path }) => [kind, path])).toEqual([
      ['value', ['actors', 'id1']],
    ]);
  });

  it('must have a path in a project', () => {
    for (const path of ['notes.txt', 'images/pip.png']) {
      const merged = mergeStoredDocument(path, { mine: '{}', theirs: '{}' });
      expect(merged).toEqual({
        ok: false,
        issues: [
          {
            code: 'document.unreadable',
            severity: 'blocking',
            path: [path],
            params: {},
            message: `${path} is not the path of a project document.`,
          },
        ],
      });
    }
  });

  it('reports repairs, and on which side they were made', () => {
    const odd = stored({}).replace(/"id": *"id1"/, '"id": "id8"');
    const merged = mergeStoredDocument(document, { base: stored({}), mine: stored({}), theirs: odd });
    expect(merged.ok && [...new Set(merged.value.notes.map(({ params }) => params.version))]).toEqual(['theirs']);
  });
});
