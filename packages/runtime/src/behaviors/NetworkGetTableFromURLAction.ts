import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { failRequest } from '../units/failRequest.ts';

/** Fetches a table. There is no network yet, so it fails. Reference 1.12, format chapter 5. */
export const NetworkGetTableFromURL = defineRuntimeBehavior('NetworkGetTableFromURLAction', {
  prepare: (fields, compiler) => compiler.target(fields.callbackAttribute),
  start: failRequest,
});
