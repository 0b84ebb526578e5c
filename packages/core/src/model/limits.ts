/** Limits of stored projects. Format, chapter 1 "Limits". Sizes in bytes. */
export const limits = {
  documentBytes: 7 * 1024 * 1024,
  documentWarningBytes: 2 * 1024 * 1024,
  depth: 1000,
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
