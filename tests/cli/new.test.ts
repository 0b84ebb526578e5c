import fs from 'node:fs';
import path from 'node:path';
import { furtherRepairs, repairFiles, validateProject, writeProject } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { listTemplates, readTemplate } from '../../cli/src/package/templates.ts';
import { call, callJson } from './inProcess.ts';
import { putFiles, temporaryFolder } from './playhouse.ts';

const cwd = temporaryFolder();

describe('new', () => {
  it('lists the templates, each a project without findings', async () => {
    const { status, value } = await callJson(['new', '--list'], { cwd });
    expect(status).toBe(0);
    expect(value).toEqual({ templates: listTemplates() });
    expect(value.templates.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['empty', 'pip-and-the-lanterns', 'professor-hoot']),
    );
    for (const { name, title, description } of listTemplates()) {
      const { project, files } = readTemplate(name);
      expect(validateProject(project, files).issues).toEqual([]);
      const repaired = repairFiles(writeProject({ project, files }), { further: furtherRepairs });
      expect(repaired.ok && [name, repaired.value.changes]).toEqual([name, []]);
      expect(project.object.title).toBe(title);
      expect(description).toMatch(/\.$/);
    }
  });

  it('creates an empty project, or one from a template with another title, as a folder or an archive', async () => {
    const empty = await callJson(['new', 'empty'], { cwd });
    expect(empty).toEqual({
      status: 0,
      value: {
        project: { title: 'New Game', path: 'empty', scenes: 1, prototypes: 0, instances: 0, behaviors: 0 },
        template: 'empty',
      },
    });
    expect(fs.readdirSync(path.join(cwd, 'empty')).sort()).toEqual(['assets.json', 'object.json', 'scenes']);
    const args = ['new', 'hoot.playhouse.zip', '--template', 'professor-hoot', '--title', 'Owl </script> "ä"'];
    const hoot = await call(args, { cwd });
    expect(hoot).toMatchObject({ status: 0, stdout: '', stderr: 'Owl </script> "ä" created in hoot.playhouse.zip.\n' });
    const { value } = await callJson(['validate', 'hoot.playhouse.zip'], { cwd });
    expect(value).toMatchObject({ project: { title: 'Owl </script> "ä"' }, issues: [] });
  });

  it.each([
    ['over a project', ['new', 'there', '--template', 'professor-hoot'], 3, 'project.exists'],
    ['over a file', ['new', 'file.txt'], 3, 'project.exists'],
    ['over an archive', ['new', 'archive.zip'], 3, 'project.exists'],
    ['under a file', ['new', 'file.txt/inside'], 3, 'project.unwritable'],
    ['from an unknown template', ['new', 'other', '--template', '../projects/full'], 2, 'template.missing'],
    ['nowhere', ['new'], 2, 'usage'],
  ])('writes nothing %s', async (_, args, status, code) => {
    putFiles(cwd, [
      ['there/object.json', '{}'],
      ['file.txt', 'mine'],
      ['archive.zip', 'mine'],
    ]);
    const before = fs.readdirSync(cwd, { recursive: true }).sort();
    const refused = await callJson(args, { cwd });
    expect(refused).toMatchObject({ status, value: { error: { code, message: expect.stringMatching(/\.$/) } } });
    expect(fs.readdirSync(cwd, { recursive: true }).sort()).toEqual(before);
    expect(fs.readFileSync(path.join(cwd, 'file.txt'), 'utf8')).toBe('mine');
    expect(fs.readFileSync(path.join(cwd, 'archive.zip'), 'utf8')).toBe('mine');
    expect(fs.readFileSync(path.join(cwd, 'there/object.json'), 'utf8')).toBe('{}');
  });
});
