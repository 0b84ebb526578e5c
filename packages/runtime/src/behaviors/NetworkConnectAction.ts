import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Belongs to a service that no longer exists: no effect. Reference 1.12. */
export const NetworkConnect = defineRuntimeBehavior('NetworkConnectAction', { start() {} });
