import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { failRequest } from '../units/failRequest.ts';

/** Sends a table. There is no network yet, so it fails. Reference 1.12, format chapter 5. */
export const NetworkSendTableToURL = defineRuntimeBehavior('NetworkSendTableToURLAction', {
  prepare: (fields, compiler) => compiler.target(fields.callbackAttribute),
  start: failRequest,
});
