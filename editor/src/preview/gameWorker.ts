import { servePlayTests, serveSimulation, serveWhatIf } from '@playhouse/player/worker';

/** Runs the game, predicts how it would continue, or plays tests. */
export type WorkerTask = 'simulation' | 'whatIf' | 'playTests';

/**
 * Ways out of a worker, all already closed by the frame's policy or unusable from its origin. Scripts of games
 * run in an interpreter and never see them; this is a second line of defense.
 */
const waysOut = [
  ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'WebSocketStream', 'WebTransport', 'RTCPeerConnection'],
  ...['Worker', 'SharedWorker', 'BroadcastChannel', 'importScripts', 'caches', 'indexedDB', 'FontFace', 'fonts'],
  ...['cookieStore', 'webkitRequestFileSystem', 'webkitRequestFileSystemSync', 'webkitResolveLocalFileSystemURL'],
] as const;

for (const name of waysOut) {
  for (let owner: object | null = self; owner; owner = Reflect.getPrototypeOf(owner))
    Reflect.deleteProperty(owner, name);
}

/** Serves the window at the other end of the port, which arrives once this code has loaded. */
function begin({ data, ports: [port] }: MessageEvent<WorkerTask>): void {
  if (!port) return;
  if (data === 'whatIf') serveWhatIf(port);
  else if (data === 'playTests') servePlayTests(port);
  else serveSimulation(port);
}

self.addEventListener('message', begin, { once: true });
