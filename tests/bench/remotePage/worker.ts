import { serveSimulation } from '@playhouse/player/worker';

self.addEventListener('message', ({ ports: [port] }: MessageEvent) => port && serveSimulation(port), { once: true });
