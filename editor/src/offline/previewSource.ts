/** Attributes of the preview's iframe. */
export interface PreviewSource {
  readonly src: string;
  readonly sandbox: string;
  readonly allow: string;
}

const address = './preview.html';
const sandbox = 'allow-scripts allow-pointer-lock';
/** The origin of the frame is none, and not that of its address: each feature is named for any origin. */
const allow = ['autoplay', 'fullscreen', 'gamepad', 'accelerometer', 'gyroscope']
  .map((feature) => `${feature} *`)
  .join('; ');

/**
 * With a service worker, the frame is a saved file of the version of this page, and the answer itself takes its origin
 * away: a frame sandboxed by its iframe would bypass the service worker. Without one, the iframe does.
 */
export function previewSource(): PreviewSource {
  if (!isSaved()) return { src: address, sandbox, allow };
  return { src: `${address}?page=${pageScript()}`, sandbox: `${sandbox} allow-same-origin`, allow };
}

let code: Promise<Blob | undefined> | undefined;

/**
 * The code of the frame's workers when it is saved: the frame itself cannot reach what the service worker has saved.
 * Undefined where the frame loads it from the server.
 */
export function savedWorkerCode(): Promise<Blob | undefined> {
  if (!isSaved()) return Promise.resolve(undefined);
  code ??= fetch(`./preview-worker.js?page=${pageScript()}`)
    .then((answer) => (answer.ok ? answer.blob() : undefined))
    .catch(() => undefined);
  return code;
}

function isSaved(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}

/** Name of the first script of this page. */
function pageScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script?.src.split('/').at(-1) ?? '';
}
