export { createLeavingGate, framesPerSecond } from './leaving/leavingGate.ts';
export type { Leaving } from './leaving/leavingLimits.ts';
export { leavingLimits } from './leaving/leavingLimits.ts';
export { createTokenBucket } from './leaving/tokenBucket.ts';
export { describeAddress } from './platform/describeAddress.ts';
export type { ChangedDocument } from './remote/changedProject.ts';
export { changedDocuments, withDocuments } from './remote/changedProject.ts';
export type { Fields, FieldsOf, Shape } from './remote/messageShapes.ts';
export {
  count,
  either,
  finite,
  flag,
  listOf,
  objectOf,
  oneOf,
  optional,
  passing,
  refused,
  scalar,
  text,
} from './remote/messageShapes.ts';
export type { ReceivingPort } from './remote/receive.ts';
export { receive } from './remote/receive.ts';
