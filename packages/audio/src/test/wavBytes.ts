/** Bytes of texts in quotes and of hexadecimal numbers, with spaces between them. */
export function bytesOf(...lines: readonly string[]): Uint8Array {
  const tokens = lines.join(' ').match(/"[^"]*"|[0-9a-f]{2}/g) ?? [];
  return Uint8Array.from(
    tokens.flatMap((token) =>
      token.startsWith('"')
        ? [...token.slice(1, -1)].map((letter) => letter.charCodeAt(0))
        : [Number.parseInt(token, 16)],
    ),
  );
}

/** What a WAV file declares, right or wrong. What is left out follows from the rest. */
export interface FileParts {
  readonly tag?: number;
  readonly subFormat?: number;
  readonly channels?: number;
  readonly rate?: number;
  readonly blockAlign?: number;
  readonly bits?: number;
  /** Chunks between format and data, as for `bytesOf`. */
  readonly before?: readonly string[];
  /** The contents of the data chunk; without, there is no such chunk. */
  readonly data?: string;
  readonly dataSize?: number;
  readonly riffSize?: number;
}

/** A WAV file, written by hand. */
export function wavFrom(parts: FileParts): Uint8Array {
  const { tag = 1, channels = 1, rate = 8_000, bits = 16, before = [] } = parts;
  const blockAlign = parts.blockAlign ?? channels * Math.ceil(bits / 8);
  const format = [
    ...[...little(tag, 2), ...little(channels, 2), ...little(rate, 4), ...little(rate * blockAlign, 4)],
    ...[...little(blockAlign, 2), ...little(bits, 2)],
    ...(parts.subFormat === undefined
      ? []
      : [
          ...little(22, 2),
          ...little(bits, 2),
          ...little(0, 4),
          ...little(parts.subFormat, 2),
          ...new Array<number>(14).fill(9),
        ]),
  ];
  const data = bytesOf(parts.data ?? '');
  const body = [
    ...bytesOf('"WAVE" "fmt "'),
    ...little(format.length, 4),
    ...format,
    ...bytesOf(...before),
    ...(parts.data === undefined ? [] : [...bytesOf('"data"'), ...little(parts.dataSize ?? data.length, 4), ...data]),
  ];
  return Uint8Array.from([...bytesOf('"RIFF"'), ...little(parts.riffSize ?? body.length, 4), ...body]);
}

function little(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) % 256);
}
