import { serveSimulation } from '@playhouse/player/worker';

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

/** Runs games for the window at the other end of the port, which arrives when this code has loaded. */
function begin({ ports: [port] }: MessageEvent): void {
  if (port) serveSimulation(port);
}

self.addEventListener('message', begin, { once: true });
