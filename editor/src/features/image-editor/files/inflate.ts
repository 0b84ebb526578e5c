/** Unpacks a zlib stream; undefined when it is damaged or longer than it may be. */
export async function inflate(packed: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array | undefined> {
  const result = new Uint8Array(maxBytes);
  let length = 0;
  try {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      if (length + read.value.length > maxBytes) {
        await reader.cancel();
        return undefined;
      }
      result.set(read.value, length);
      length += read.value.length;
    }
    return result.subarray(0, length);
  } catch {
    return undefined;
  }
}
