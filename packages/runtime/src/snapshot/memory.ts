import { EmitterState, ParticleColumns, ReplicateState, TextState, type UnitMemory } from '../state/unitMemory.ts';
import { captureRecords, fieldsOfRecord, type RecordRows, restoreRecords } from './record.ts';

/** A unit's memory as plain data. */
export interface MemoryState {
  readonly kind: UnitMemory['kind'];
  readonly slots: number;
  readonly rows: RecordRows;
  readonly particles: RecordRows | undefined;
}

const textFields = fieldsOfRecord(new TextState(), ['kind']);
const replicateFields = fieldsOfRecord(new ReplicateState(), ['kind']);
const emitterFields = fieldsOfRecord(new EmitterState(0), ['kind', 'particles']);
const particleFields = fieldsOfRecord(new ParticleColumns(0));

const fieldsByKind = { text: textFields, replicate: replicateFields, emitter: emitterFields } as const;

export function captureMemory(memory: UnitMemory | undefined): MemoryState | undefined {
  if (!memory) return undefined;
  const isEmitter = memory.kind === 'emitter';
  return {
    kind: memory.kind,
    slots: isEmitter ? memory.particles.age.length : 0,
    rows: captureRecords([memory], fieldsByKind[memory.kind]),
    particles: isEmitter ? captureRecords([memory.particles], particleFields) : undefined,
  };
}

export function restoreMemory(state: MemoryState | undefined): UnitMemory | undefined {
  if (!state) return undefined;
  const memory = create(state);
  restoreRecords([memory], fieldsByKind[memory.kind], state.rows);
  if (memory.kind === 'emitter' && state.particles) {
    restoreRecords([memory.particles], particleFields, state.particles);
  }
  return memory;
}

function create({ kind, slots }: MemoryState): UnitMemory {
  if (kind === 'text') return new TextState();
  return kind === 'replicate' ? new ReplicateState() : new EmitterState(slots);
}
