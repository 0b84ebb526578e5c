import { isJsonObject } from '@playhouse/core';
/** One step of a patch: a value at a path, a key to remove, or replaced members of a list. */
export type PatchStep =
  | { readonly path: readonly (string | number)[]; readonly value: unknown }
  | { readonly path: readonly (string | number)[]; readonly unset: true }
  | {
      readonly path: readonly (string | number)[];
      readonly from: number;
      readonly remove: number;
      readonly insert: readonly unknown[];
    };

/**
 * The steps that turn one JSON value into another. Parts shared by identity are skipped, so the cost depends on the
 * change, not on the document. Applied in order, they give exactly `after`, including the order of keys.
 */
export function diffDocument(before: unknown, after: unknown): PatchStep[] {
  const steps: PatchStep[] = [];
  compare(before, after, [], steps);
  return steps;
}

/** `before` with the steps applied, sharing unchanged parts; undefined when a step does not fit. */
export function applyPatch(before: unknown, steps: readonly PatchStep[]): { readonly value: unknown } | undefined {
  let value = before;
  for (const step of steps) {
    const applied = applyAt(value, step.path, step);
    if (!applied) return undefined;
    value = applied.value;
  }
  return { value };
}

type Path = readonly (string | number)[];
type JsonRecord = Record<string, unknown>;

function compare(before: unknown, after: unknown, path: Path, steps: PatchStep[]): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, steps);
  else if (isJsonObject(before) && isJsonObject(after)) compareRecords(before, after, path, steps);
  else steps.push({ path, value: after });
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path, steps: PatchStep[]): void {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && Object.is(before[from], after[from])) from += 1;
  let tail = 0;
  while (tail < shorter - from && Object.is(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const remove = before.length - tail - from;
  const insert = after.slice(from, after.length - tail);
  if (remove !== insert.length) steps.push({ path, from, remove, insert });
  else
    for (let index = from; index < from + remove; index += 1)
      compare(before[index], after[index], [...path, index], steps);
}

function compareRecords(before: JsonRecord, after: JsonRecord, path: Path, steps: PatchStep[]): void {
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  const keys = Object.keys(after);
  // A new key can only be added at the end; any other order of keys requires replacing the whole value.
  if (kept.some((key, index) => keys[index] !== key)) {
    steps.push({ path, value: after });
    return;
  }
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key)) steps.push({ path: [...path, key], unset: true });
  for (const key of keys) {
    if (Object.hasOwn(before, key)) compare(before[key], after[key], [...path, key], steps);
    else steps.push({ path: [...path, key], value: after[key] });
  }
}

function applyAt(target: unknown, path: Path, step: PatchStep): { readonly value: unknown } | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return applyHere(target, step);
  if (Array.isArray(target)) {
    if (typeof key !== 'number' || key >= target.length) return undefined;
    const child = applyAt(target[key], rest, step);
    return child && { value: target.with(key, child.value) };
  }
  if (!isJsonObject(target) || typeof key !== 'string' || key === '__proto__') return undefined;
  if (rest.length === 0 && 'unset' in step) {
    const { [key]: _, ...others } = target;
    return { value: others };
  }
  if (rest.length > 0 && !Object.hasOwn(target, key)) return undefined;
  const child = applyAt(Object.hasOwn(target, key) ? target[key] : undefined, rest, step);
  return child && { value: { ...target, [key]: child.value } };
}

function applyHere(target: unknown, step: PatchStep): { readonly value: unknown } | undefined {
  if ('value' in step) return { value: step.value };
  if ('unset' in step || !Array.isArray(target)) return undefined;
  if (step.from + step.remove > target.length) return undefined;
  return { value: target.toSpliced(step.from, step.remove, ...step.insert) };
}
