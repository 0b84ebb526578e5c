import { quickjsModule } from './generated/quickjsModule.ts';

/** The interpreter, unpacked and compiled. It comes with the code, because the frame of games may fetch nothing. */
export async function readModule(): Promise<WebAssembly.Module> {
  const packed = Uint8Array.from(atob(quickjsModule), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}
