/** The possible answers in the paste dialog, with their buttons. docs/product-rules.md#copy-and-paste. */
export const pasteButtons = {
  useExisting: 'Use Existing',
  createAttribute: 'Create New Attribute',
  create: 'Create New',
  import: 'Import from Source',
  insertImage: 'Insert Image',
  ignore: 'Ignore',
  cancel: 'Cancel Paste',
} as const;

export type PasteAnswer = keyof typeof pasteButtons;

/** The answers so far, by question id. */
export type PasteAnswers = ReadonlyMap<string, PasteAnswer>;

/** Title and question of the dialog. docs/product-rules.md#copy-and-paste. */
export const pasteDialog = { title: 'Paste', question: 'Would you like to:' } as const;

/** Something that a paste needs but cannot find. */
export interface PasteQuestion {
  /** Stays the same while other questions are answered. */
  readonly id: string;
  /** The problem, for the dialog. */
  readonly message: string;
  /** The buttons of the dialog, in order. */
  readonly options: readonly PasteAnswer[];
}

/** The exact toasts for impossible pastes. docs/product-rules.md#copy-and-paste. */
export const pasteToasts = {
  behaviors: 'Unable to paste behaviors in this context.',
  instances: 'Unable to paste actor instance in this context.',
  target: 'Unable to find paste target',
  scene: 'Unable to figure out target scene.',
  layer: 'Unable to figure out target layer to paste.',
  scenes: 'Unable to paste scenes between projects.',
} as const;
