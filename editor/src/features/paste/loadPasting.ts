import { loaded } from '../../components/loaded.ts';

/** What pasting needs beside the desk. Loaded when something is pasted. */
export const loadPasting = () => loaded(() => import('./pasting.ts'));
