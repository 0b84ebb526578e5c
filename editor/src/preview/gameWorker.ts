import { serveSimulation } from '@playhouse/player/worker';

/**
 * Ways out of a worker, all of which the frame's policy closes already, or which its origin cannot use. Scripts of games
 * run in an interpreter and never see them; this is for the day on which one does.
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

/** Runs games for the window that holds the other end of the port, which comes when this code is there. */
function begin({ ports: [port] }: MessageEvent): void {
  if (port) serveSimulation(port);
}

self.addEventListener('message', begin, { once: true });
