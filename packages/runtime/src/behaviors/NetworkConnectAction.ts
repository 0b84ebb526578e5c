import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Does nothing, because its service no longer exists. docs/runtime-rules.md#networking. */
export const NetworkConnect = defineRuntimeBehavior('NetworkConnectAction', { start() {} });
