import type { DelegateEvent, Project } from '@playhouse/core';

/** Where a script is edited. Both answers may change while it is. */
export interface ScriptPlace {
  project(): Project;
  event(): DelegateEvent | undefined;
}
