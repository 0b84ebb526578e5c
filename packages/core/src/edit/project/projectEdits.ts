import { setGameAttribute } from './setGameAttribute.ts';
import { setTitle } from './setTitle.ts';

/** Every edit of the game itself. */
export const projectEdits = [setGameAttribute, setTitle] as const;
