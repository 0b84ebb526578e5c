import { type Issue, validateProject, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { createProjectReport } from './createProjectReport.ts';
import { locateIssues } from './locateIssues.ts';

const program = { '@': 'expression', $: ['1 + "ä" .. ', { keypath: 'self.attributes.id404' }, ' * 2'] };
const move = { id: 'id7', class: 'MoveBehavior', attributes: { speed: program } };
const project = buildProject({
  prototypes: [{ id: 'id1', name: 'Player', behaviors: [move] }],
  scenes: [{ id: 'id1', name: 'Garden' }],
});
const stored = writeProject({ project, files: new Map() });

function at(path: Issue['path'], range?: Issue['range']): Issue {
  const issue = { code: 'value.type', severity: 'blocking', path, params: {}, message: 'It is wrong.' } as const;
  return range ? { ...issue, range } : issue;
}

/** The marked text in the lines of an issue. */
function marked(issue: Issue, files: ReadonlyMap<string, Uint8Array> = stored): string | undefined {
  const [location] = locateIssues({ project, stored: files }, [issue]);
  const { startLine = 0, startColumn = 0, endColumn = 0 } = location?.region ?? {};
  return location?.lines?.[startLine - 1]?.slice(startColumn - 1, endColumn - 1);
}

describe('the location of an issue', () => {
  const speed = ['actors', 'id1', 'behaviors', 0, 'attributes', 'speed'] as const;

  it.each([
    ['a value', at(['actors', 'id1', 'attributes', 'rotation']), '0'],
    ['a text', at(['actors', 'id1', 'attributes', 'name']), '"Player"'],
    ['an object, by its key', at(['scenes', 'id1', 'attributes', 'size']), '"size"'],
    ['an element of a list', at(['actors', 'id1', 'behaviors', 0]), '{'],
    ['a document', at(['scenes', 'id1']), '{'],
    ['a missing value, by the object around it', at(['actors', 'id1', 'attributes', 'none', 'x']), '"attributes"'],
    ['a part of a program', at(speed, [4, 7]), '\\"ä\\"'],
    ['a reference in a program', at(speed, [11, 32]), 'self.attributes.id404'],
    ['a program without a range', at(speed), '"speed"'],
    ['something in no document', at(['images', 'a.png']), undefined],
  ])('is that of %s', (_, issue, text) => {
    expect(marked(issue)).toBe(text);
  });

  it('refers to the stored text, however it is formatted', () => {
    const compact = new TextEncoder().encode(JSON.stringify(project.actors.get('id1')));
    const files = new Map([...stored, ['actors/id1.json', compact]]);
    expect(marked(at(speed, [11, 32]), files)).toBe('self.attributes.id404');
  });

  it('points every validation finding at its subject', () => {
    const { issues } = validateProject(project);
    const reference = issues.find(({ range }) => range !== undefined);
    expect(reference).toBeDefined();
    if (reference) expect(marked(reference)).toContain('self.attributes.id404');
    for (const location of locateIssues({ project, stored }, issues))
      expect(location).toMatchObject({ isStored: true });
  });
});

describe('the file of a finding', () => {
  const issue = at(['actors', 'id1', 'attributes', 'name']);
  const fileOf = (projectPath: string, cwd: string, root: string, files: ReadonlyMap<string, Uint8Array> = stored) => {
    const [finding] = createProjectReport({ project, stored: files }, [issue], { projectPath, cwd, root }).findings;
    return [finding?.file, finding?.region !== undefined];
  };

  it.each([
    ['game', '/home/me', '/home/me', 'game/actors/id1.json', true],
    ['.', '/home/me/game', '/home/me', 'game/actors/id1.json', true],
    ['../other', '/home/me/game', '/home/me', 'other/actors/id1.json', true],
    ['/tmp/game', '/home/me', '/home/me', '/tmp/game/actors/id1.json', true],
    ['a/game.playhouse.zip', '/home/me', '/home/me', 'a/game.playhouse.zip', false],
  ])('of %s in %s from %s is %s', (projectPath, cwd, root, file, hasRegion) => {
    expect(fileOf(projectPath, cwd, root)).toEqual([file, hasRegion]);
  });

  it('of an imported project is the project, since its documents are not stored', () => {
    expect(fileOf('Old.gameproj', '/home', '/home', new Map([['object.xml', new Uint8Array()]]))).toEqual([
      'Old.gameproj',
      false,
    ]);
  });
});
