import { addTag } from './addTag.ts';
import { assignTag, unassignTag } from './assignTag.ts';
import { removeTag } from './removeTag.ts';
import { renameTag } from './renameTag.ts';

/** Every edit of tags. */
export const tagEdits = [addTag, assignTag, removeTag, renameTag, unassignTag] as const;
