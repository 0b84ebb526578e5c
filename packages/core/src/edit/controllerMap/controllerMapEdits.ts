import { clearControllerMap, setControllerKey } from './setControllerKey.ts';

/** Every edit of controller maps. */
export const controllerMapEdits = [clearControllerMap, setControllerKey] as const;
