export type {
  AttributesDescription,
  BehaviorDescription,
  InstanceDescription,
  LayerDescription,
  ProjectDescription,
  PrototypeDescription,
  SceneDescription,
  TableDescription,
} from './testing/buildProject.ts';
export { buildBehaviors, buildProject } from './testing/buildProject.ts';
export type { ForeignLives } from './testing/foreignEdits.property.ts';
export { countForeignLives } from './testing/foreignEdits.property.ts';
export { randomEdits } from './testing/randomEdits/index.ts';
export type { RandomProjectOptions } from './testing/randomProject.ts';
export { randomProject } from './testing/randomProject.ts';
export type { Random } from './testing/randomSource.ts';
export { seededRandom } from './testing/randomSource.ts';
export { checkSequences, kindsNotDone } from './testing/sequences.property.ts';
export { specifiedBehaviors } from './testing/specifiedBehaviors.ts';
export { checkStoredHistories } from './testing/storedHistory.property.ts';
export { checkShapes, freezeProject, testEdit, testRefusal, textOfProject } from './testing/testEdit.ts';
