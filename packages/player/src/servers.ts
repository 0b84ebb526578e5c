export type { CallOutcome } from './network/callServer.ts';
export { callServer } from './network/callServer.ts';
export { connectServers } from './network/connectServers.ts';
export { createHostConsent, type HostAnswers } from './network/hostConsent.ts';
