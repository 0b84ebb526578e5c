import quickjsVariant from '@jitl/quickjs-wasmfile-release-sync';
import {
  type EmscriptenModuleLoaderOptions,
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core';
import { quickjsModule } from './generated/quickjsModule.ts';
import { prelude } from './prelude.ts';
import { scriptLimits } from './scriptLimits.ts';

/**
 * The interpreter, unpacked and compiled. It is bundled with the code, because the game frame must not fetch anything.
 */
async function readModule(): Promise<WebAssembly.Module> {
  const packed = Uint8Array.from(atob(quickjsModule), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

/** QuickJS with a counter of its work and no access to the outside. Code in it may throw a `GuestError` or trap. */
export interface Interpreter {
  readonly memory: WebAssembly.Memory;
  /** Its stack pointer, which keeps its value when it traps. */
  readonly stack: WebAssembly.Global<'i32'>;
  /** Where its own data ends, below its stack. */
  readonly dataEnd: number;
  /** Sets its work limit. */
  allow(work: number): void;
  /** Work done since. */
  used(): number;
  /** Handles requests of scripts: JSON to JSON. */
  setHost(host: ((message: string) => string) | undefined): void;
  /** Reads a function and keeps it as the script. */
  install(code: string, file: string): void;
  /** Calls the script with JSON, and returns JSON or nothing. */
  call(text: string): string | undefined;
  /** The position where it trapped, if known. */
  trace(): string;
}

/** An error that a script threw and did not catch. */
export class GuestError extends Error {
  /** The position in the script, from the stack trace. */
  readonly trace: string;

  constructor(name: string, message: string, trace: string) {
    super(message);
    this.name = name;
    this.trace = trace;
  }
}

/** Loads and initializes the interpreter. */
export async function loadInterpreter(): Promise<Interpreter> {
  const parts = await instantiate();
  const { context, meter } = parts;
  let host: ((message: string) => string) | undefined;
  const send = context.newFunction('send', (message) => {
    const text = context.getString(message);
    if (!host) throw new Error('nobody answers');
    return context.newString(host(text));
  });
  meter.allow(scriptLimits.reading);
  const made = demand(
    context,
    context.callFunction(demand(context, context.evalCode(prelude)), context.undefined, send),
  );
  const member = (name: string) => context.getProp(made, name);
  const [install, call, finish] = [member('install'), member('call'), member('finish')];
  const invoke = (handle: QuickJSHandle, ...values: QuickJSHandle[]) =>
    take(parts, context.callFunction(handle, context.undefined, ...values));

  return {
    memory: parts.memory,
    stack: parts.stack,
    dataEnd: parts.stack.value - stackArea,
    allow: meter.allow,
    used: meter.used,
    setHost(next) {
      host = next;
    },
    install(code, file) {
      invoke(install, take(parts, context.evalCode(code, file, { strict: true })));
    },
    call(text) {
      invoke(call, context.newString(text));
      while (context.runtime.hasPendingJob()) {
        const done = context.runtime.executePendingJobs(1);
        if (done.error) throw readError(parts, done.error);
      }
      const answer = invoke(finish);
      return context.typeof(answer) === 'string' ? context.getString(answer) : undefined;
    },
    trace() {
      meter.stop();
      const found = context.evalCode('new Error().stack', 'trace');
      return found.error ? '' : context.getString(found.value);
    },
  };
}

/** Bytes between the interpreter's own data and its heap: the area of its stack. */
const stackArea = 5 * 1024 * 1024;

/** Work reserved for inspecting errors. */
const traceWork = 1_000_000;

/** Work that native functions may do beyond the limit, so that a script can stop cleanly. */
const reserve = 2_000_000;

/** Maximum memory, in pages of 64 KiB, that the interpreter needs for a script's 16 MiB including all gaps. */
const memoryPages = { initial: 256, maximum: 1024 };

interface Parts {
  readonly context: QuickJSContext;
  readonly memory: WebAssembly.Memory;
  readonly stack: WebAssembly.Global<'i32'>;
  readonly meter: Meter;
}

interface Meter {
  allow(work: number): void;
  /** Stops counting, and grants a little work to inspect what happened. */
  stop(): void;
  used(): number;
  isSpent(): boolean;
}

async function instantiate(): Promise<Parts> {
  const module = await readModule();
  const memory = new WebAssembly.Memory(memoryPages);
  let exported: WebAssembly.Exports = {};
  const variant: QuickJSSyncVariant = {
    ...quickjsVariant,
    async importModuleLoader() {
      const load = loaderOf(await quickjsVariant.importModuleLoader());
      return (options?: EmscriptenModuleLoaderOptions) =>
        load({
          ...options,
          wasmMemory: memory,
          print() {},
          printErr() {},
          instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
            void WebAssembly.instantiate(module, imports).then((instance) => {
              exported = instance.exports;
              done(instance);
            });
            return {};
          },
        } as EmscriptenModuleLoaderOptions);
    },
  };
  const quickjs = await newQuickJSWASMModuleFromVariant(variant);
  const stack = globalOf(exported, 'stack');
  const meter = createMeter(globalOf(exported, 'fuel'));
  const runtime = quickjs.newRuntime();
  runtime.setMemoryLimit(scriptLimits.memory);
  runtime.setMaxStackSize(scriptLimits.stack);
  runtime.setInterruptHandler(meter.isSpent);
  return { context: runtime.newContext(), memory, stack, meter };
}

/** Bundlers wrap modules in different ways. */
function loaderOf(imported: Awaited<ReturnType<QuickJSSyncVariant['importModuleLoader']>>) {
  const once = 'default' in imported ? imported.default : imported;
  return 'default' in once ? once.default : once;
}

function globalOf(exported: WebAssembly.Exports, name: string): WebAssembly.Global<'i32'> {
  const found = exported[name];
  if (found instanceof WebAssembly.Global) return found as WebAssembly.Global<'i32'>;
  throw new Error(`the interpreter has no ${name}`);
}

function createMeter(fuel: WebAssembly.Global<'i32'>): Meter {
  let allowed = 0;
  let stopped: number | undefined;
  const used = () => stopped ?? allowed + reserve - fuel.value;
  return {
    allow(work) {
      stopped = undefined;
      allowed = work;
      fuel.value = work + reserve;
    },
    stop() {
      stopped = used();
      fuel.value = traceWork + reserve;
    },
    used,
    isSpent: () => fuel.value < reserve,
  };
}

type Result = ReturnType<QuickJSContext['evalCode']>;

function take(parts: Parts, result: Result): QuickJSHandle {
  if (result.error) throw readError(parts, result.error);
  return result.value;
}

function demand(context: QuickJSContext, result: Result): QuickJSHandle {
  if (result.error) throw new Error(`the interpreter cannot begin: ${JSON.stringify(context.dump(result.error))}`);
  return result.value;
}

/** A script may throw anything, and reading it may run more of the script: within limits. */
function readError({ context, meter }: Parts, thrown: QuickJSHandle): GuestError {
  meter.stop();
  const isObject = context.typeof(thrown) === 'object' || context.typeof(thrown) === 'function';
  const text = (name: string) => {
    if (!isObject) return '';
    const value = context.getProp(thrown, name);
    return context.typeof(value) === 'string' ? context.getString(value) : '';
  };
  const plain =
    context.typeof(thrown) === 'string' ? context.getString(thrown) : 'it threw something that is not an error';
  return new GuestError(text('name'), isObject ? text('message') : plain, text('stack'));
}
