/** The instructions of WebAssembly that metering reads or writes. */
export const opcodes = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  brTable: 0x0e,
  selectTyped: 0x1c,
  localGet: 0x20,
  localTee: 0x22,
  globalGet: 0x23,
  globalSet: 0x24,
  i32Const: 0x41,
  i64Const: 0x42,
  f32Const: 0x43,
  f64Const: 0x44,
  i32LessSigned: 0x48,
  i32Sub: 0x6b,
  i32ShiftUnsigned: 0x76,
  bulk: 0xfc,
  i32: 0x7f,
  noResult: 0x40,
} as const;

/** Reads the numbers of a WebAssembly module sequentially. */
export class ByteReader {
  at: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.at++];
    if (byte === undefined) throw new Error('the module ends too early');
    return byte;
  }

  /** A number in LEB128; bits beyond 32 are ignored. */
  unsigned(): number {
    let result = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = this.byte();
      if (shift < 32) result |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte & 0x80);
    return result >>> 0;
  }

  take(length: number): Uint8Array {
    const taken = this.#bytes.subarray(this.at, this.at + length);
    this.at += length;
    return taken;
  }

  rest(): Uint8Array {
    return this.take(this.#bytes.length - this.at);
  }
}

/** Appends a number in LEB128. */
export function appendUnsigned(out: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    out.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  out.push(rest);
}

/** Appends a section with its length. */
export function encodeSection(out: number[], id: number, content: Uint8Array): void {
  out.push(id);
  appendUnsigned(out, content.length);
  for (const byte of content) out.push(byte);
}

/** Skips the operands of an opcode; true when the instruction fills or copies memory. */
export function skipImmediates(reader: ByteReader, opcode: number): boolean {
  if (opcode === opcodes.bulk) return skipBulk(reader);
  if (opcode === opcodes.brTable) {
    for (let left = reader.unsigned() + 1; left > 0; left--) reader.unsigned();
  } else if (opcode === opcodes.selectTyped) reader.take(reader.unsigned());
  else if (opcode === opcodes.f32Const) reader.take(4);
  else if (opcode === opcodes.f64Const) reader.take(8);
  else for (let left = numbersAfter(opcode); left > 0; left--) reader.unsigned();
  return false;
}

function skipBulk(reader: ByteReader): boolean {
  const kind = reader.unsigned();
  if (kind > 17) throw new Error(`an instruction that is not known: 0xfc ${kind}`);
  const twice = kind === 8 || kind === 10 || kind === 12 || kind === 14;
  if (kind > 7) reader.unsigned();
  if (twice) reader.unsigned();
  return kind === 10 || kind === 11;
}

/** The number of operands of an opcode. */
function numbersAfter(opcode: number): number {
  if (opcode >= 0x45 && opcode <= 0xc4) return 0;
  if (opcode >= 0x28 && opcode <= 0x3e) return 2;
  if (opcode >= 0x20 && opcode <= 0x26) return 1;
  if (oneNumber.has(opcode)) return 1;
  if (opcode === 0x11 || opcode === 0x13) return 2;
  if (noNumber.has(opcode)) return 0;
  throw new Error(`an instruction that is not known: 0x${opcode.toString(16)}`);
}

const oneNumber = new Set([0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x12, 0x3f, 0x40, 0x41, 0x42, 0xd0, 0xd2]);
const noNumber = new Set([0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, 0xd1]);
