import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks the platform to sign the player in; the answer is an input event. docs/runtime-rules.md#services. */
export const GameCenterLogin = defineRuntimeBehavior('GameCenterLoginAction', {
  start: (_, __, world) => world.platform.request('onGameCenterLogin', {}),
});
