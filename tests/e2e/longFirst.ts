import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, by the start of their names. They run first, so that no worker has to wait for one at the end. */
const longest = [
  'editor-preview-attacks',
  'editor-many-files',
  'editor-preview-floods',
  'editor-new-game',
  'editor-languages',
  'editor-storage-faults',
  'editor-pictures',
  'editor-sounds-large',
  'editor-every-',
  'editor-accessibility',
  'editor-start',
  'editor-scene',
  'editor-preview-live',
  'editor-history',
  'editor-behavior',
  'editor-expressions',
];

function rank({ moduleId }: TestSpecification): number {
  const index = longest.findIndex((start) => moduleId.includes(`/${start}`));
  return index < 0 ? longest.length : index;
}

/** Runs the longest files of each project first. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).sort((a, b) => order(a) - order(b) || rank(a) - rank(b));
  }
}
