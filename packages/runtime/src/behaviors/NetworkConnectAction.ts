import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Belongs to a service that no longer exists: no effect. docs/runtime-rules.md#networking. */
export const NetworkConnect = defineRuntimeBehavior('NetworkConnectAction', { start() {} });
