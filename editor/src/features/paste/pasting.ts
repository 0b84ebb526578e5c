export { readClipboardText } from '@playhouse/core';
export { PasteDialog } from './PasteDialog.tsx';
export { createPasteAsking } from './pasteAsking.ts';
export { performPaste, planJob } from './performPaste.ts';
export { readPartFile } from './readPartFile.ts';
