export { readClipboardText } from '@playhouse/core';
export { performPaste, planJob } from './performPaste.ts';
export { readPartFile } from './readPartFile.ts';
