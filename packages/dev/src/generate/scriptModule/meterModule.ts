import { appendUnsigned, ByteReader, encodeSection, opcodes, skipImmediates } from './wasmBytes.ts';

const globalKind = 3;
const sectionIds = { type: 1, import: 2, function: 3, global: 6, export: 7, code: 10 };

/**
 * A WebAssembly module that counts its work: each loop iteration and each call takes one from the exported global
 * `fuel`, copying takes one for every sixteen bytes, and it traps below zero. `stack`, its stack pointer, is exported
 * too, so that it can be reset after a trap.
 */
export function meterModule(bytes: Uint8Array): Uint8Array {
  const sections = readSections(bytes);
  const body = (id: number) => sections.find((section) => section.id === id)?.bytes ?? new Uint8Array([0]);
  demandNoImportedGlobals(body(sectionIds.import));
  const fuel = new ByteReader(body(sectionIds.global)).unsigned();
  const parameters = parameterCounts(body(sectionIds.type), body(sectionIds.function));
  const changed = new Map<number, Uint8Array>([
    [sectionIds.global, addEntries(body(sectionIds.global), [fuelGlobal])],
    [sectionIds.export, addEntries(body(sectionIds.export), [exportOf('fuel', fuel), exportOf('stack', 0)])],
    [sectionIds.code, meterCode(body(sectionIds.code), parameters, fuel)],
  ]);
  const out = [...bytes.subarray(0, 8)];
  for (const { id, bytes: content } of sections) encodeSection(out, id, changed.get(id) ?? content);
  return new Uint8Array(out);
}

/** Mutable, and initially full, because the module's own start is counted too. */
const fuelGlobal = [opcodes.i32, 1, opcodes.i32Const, 0xff, 0xff, 0xff, 0xff, 3, opcodes.end];

interface Section {
  readonly id: number;
  readonly bytes: Uint8Array;
}

function readSections(bytes: Uint8Array): Section[] {
  const reader = new ByteReader(bytes, 8);
  const sections: Section[] = [];
  while (!reader.isAtEnd) {
    const id = reader.byte();
    sections.push({ id, bytes: reader.take(reader.unsigned()) });
  }
  return sections;
}

function demandNoImportedGlobals(imports: Uint8Array): void {
  const reader = new ByteReader(imports);
  for (let left = reader.unsigned(); left > 0; left--) {
    reader.take(reader.unsigned());
    reader.take(reader.unsigned());
    const kind = reader.byte();
    if (kind === globalKind) throw new Error('a module that imports globals');
    if (kind === 0) reader.unsigned();
    else if (kind === 2) {
      const hasMaximum = reader.byte() & 1;
      reader.unsigned();
      if (hasMaximum) reader.unsigned();
    } else throw new Error('a module that imports tables');
  }
}

/** The number of parameters of each function defined in the module. */
function parameterCounts(types: Uint8Array, functions: Uint8Array): number[] {
  const reader = new ByteReader(types);
  const counts = Array.from({ length: reader.unsigned() }, () => {
    reader.byte();
    const parameters = reader.unsigned();
    reader.take(parameters);
    reader.take(reader.unsigned());
    return parameters;
  });
  const indexes = new ByteReader(functions);
  return Array.from({ length: indexes.unsigned() }, () => counts[indexes.unsigned()] ?? 0);
}

function addEntries(section: Uint8Array, entries: readonly (readonly number[])[]): Uint8Array {
  const reader = new ByteReader(section);
  const out: number[] = [];
  appendUnsigned(out, reader.unsigned() + entries.length);
  return new Uint8Array([...out, ...reader.rest(), ...entries.flat()]);
}

function exportOf(name: string, global: number): number[] {
  return [name.length, ...Buffer.from(name), globalKind, global];
}

function meterCode(code: Uint8Array, parameters: readonly number[], fuel: number): Uint8Array {
  const reader = new ByteReader(code);
  const count = reader.unsigned();
  const out: number[] = [];
  appendUnsigned(out, count);
  for (let index = 0; index < count; index++) {
    const body = meterFunction(reader.take(reader.unsigned()), parameters[index] ?? 0, fuel);
    appendUnsigned(out, body.length);
    for (const byte of body) out.push(byte);
  }
  return new Uint8Array(out);
}

/** Adds a local to a function, which holds the amount to count. */
function meterFunction(body: Uint8Array, parameters: number, fuel: number): number[] {
  const reader = new ByteReader(body);
  const groups = reader.unsigned();
  const declared: number[] = [];
  let locals = parameters;
  for (let group = 0; group < groups; group++) {
    const size = reader.unsigned();
    locals += size;
    appendUnsigned(declared, size);
    declared.push(reader.byte());
  }
  const out: number[] = [];
  appendUnsigned(out, groups + 1);
  out.push(...declared, 1, opcodes.i32);
  const pass = countPass(fuel, locals);
  out.push(...pass);
  while (!reader.isAtEnd) {
    const start = reader.at;
    const opcode = reader.byte();
    const bulk = skipImmediates(reader, opcode);
    if (bulk) out.push(...countBytes(fuel, locals));
    for (let at = start; at < reader.at; at++) out.push(body[at] ?? 0);
    if (opcode === opcodes.loop) out.push(...pass);
  }
  return out;
}

function countPass(fuel: number, local: number): number[] {
  const out = [opcodes.globalGet, fuel, opcodes.i32Const, 1, opcodes.i32Sub, opcodes.localTee];
  appendUnsigned(out, local);
  out.push(opcodes.globalSet, fuel, opcodes.localGet);
  appendUnsigned(out, local);
  out.push(opcodes.i32Const, 0, opcodes.i32LessSigned);
  out.push(opcodes.if, opcodes.noResult, opcodes.unreachable, opcodes.end);
  return out;
}

/** Before an instruction that copies: its last operand is the number of bytes. */
function countBytes(fuel: number, local: number): number[] {
  const out: number[] = [opcodes.localTee];
  appendUnsigned(out, local);
  out.push(opcodes.globalGet, fuel, opcodes.localGet);
  appendUnsigned(out, local);
  out.push(opcodes.i32Const, 4, opcodes.i32ShiftUnsigned, opcodes.i32Sub, opcodes.globalSet, fuel);
  return out;
}
