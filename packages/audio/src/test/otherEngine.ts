import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/** What is used of QuickJS, an engine without a compiler, which the runtime brings for scripts. */
interface QuickJs {
  newContext(): {
    readonly runtime: {
      setModuleLoader(load: (name: string) => string, resolve: (from: string, request: string) => string): void;
    };
    evalCode(code: string, file: string, options: { type: 'module' }): unknown;
    unwrapResult(result: unknown): { dispose(): void };
    getProp(object: unknown, name: string): unknown;
    getString(value: unknown): string;
    readonly global: unknown;
  };
}

const source = path.resolve(import.meta.dirname, '..');
const requireOfRuntime = createRequire(path.resolve(source, '../../runtime/package.json'));

/** What QuickJS has not, for texts of ASCII characters. */
const prelude = `globalThis.TextEncoder = class {
  encode(text) { return Uint8Array.from(text, (letter) => letter.charCodeAt(0)); }
};`;

/**
 * Runs a module in QuickJS, which imports this package as `audio`, and returns the text that it leaves in
 * `globalThis.result`.
 */
export async function runInOtherEngine(code: string): Promise<string> {
  const { newQuickJSWASMModuleFromVariant } = requireOfRuntime('quickjs-emscripten-core') as {
    newQuickJSWASMModuleFromVariant(variant: unknown): Promise<QuickJs>;
  };
  const variant = requireOfRuntime('@jitl/quickjs-wasmfile-release-sync') as { readonly default: unknown };
  const context = (await newQuickJSWASMModuleFromVariant(variant.default)).newContext();
  context.runtime.setModuleLoader(
    (name) => stripTypeScriptTypes(readFileSync(name, 'utf8')),
    (from, request) =>
      request === 'audio' ? path.join(source, 'index.ts') : path.resolve(path.dirname(from), request),
  );
  context.unwrapResult(context.evalCode(`${prelude}${code}`, 'main.js', { type: 'module' })).dispose();
  return context.getString(context.getProp(context.global, 'result'));
}
