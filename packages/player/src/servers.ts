export type { CallOutcome } from './network/callServer.ts';
export { callServer } from './network/callServer.ts';
export { connectServers } from './network/connectServers.ts';
export { createHostConsent } from './network/hostConsent.ts';
