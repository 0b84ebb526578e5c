/** Limits of stored projects. docs/format.md#limits. Sizes in bytes. */
export const limits = {
  documentBytes: 7 * 1024 * 1024,
  documentWarningBytes: 2 * 1024 * 1024,
  depth: 1000,
  /**
   * Values in one document, and in all documents together: numbers, texts, lists and so on. A table has one per cell.
   */
  documentValues: 1_500_000,
  values: 4_000_000,
  /** Lists and objects among them, which take the most memory. */
  documentContainers: 300_000,
  containers: 600_000,
  /** All stored documents of a project, or all XML files of a legacy project. */
  documentsBytes: 96 * 1024 * 1024,
  /** Missing values of a project that reading may fill in; each can take more memory than the text that it replaces. */
  repairs: 100_000,
  /** XML elements of a legacy project. */
  xmlElements: 250_000,
  archiveBytes: 512 * 1024 * 1024,
  entryBytes: 64 * 1024 * 1024,
  entries: 20_000,
  ratio: 1100,
  /** The ratio counts only after this many bytes of an entry. */
  ratioFreeBytes: 8 * 1024 * 1024,
  nameLength: 256,
  fileNameLength: 120,
  programBytes: 64 * 1024,
  imageSide: 8192,
  imagePixels: 32_000_000,
} as const;
