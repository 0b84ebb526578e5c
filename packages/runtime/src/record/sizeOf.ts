/** About how many bytes plain data takes in memory: what bounds of memory are kept by. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 16 + value.length * 2;
  if (typeof value !== 'object' || value === null) return 8;
  if (ArrayBuffer.isView(value)) return 64 + value.byteLength;
  const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return members.reduce<number>((sum, member) => sum + 8 + sizeOf(member), 32);
}
