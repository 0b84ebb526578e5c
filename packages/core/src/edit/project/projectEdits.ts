import { renameEverywhere } from './renameEverywhere.ts';
import { setGameAttribute } from './setGameAttribute.ts';
import { setText } from './setText.ts';
import { setTitle } from './setTitle.ts';

/** Every edit of the game itself. */
export const projectEdits = [renameEverywhere, setGameAttribute, setText, setTitle] as const;
