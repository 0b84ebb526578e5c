import { createServer, type Server } from 'node:http';
import { listen } from './listen.ts';

/** Answers `/metrics` on this machine only. */
export async function serveMetrics(port: number, metrics: () => string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(metrics());
  });
  await listen(server, '127.0.0.1', port, false);
  return server;
}
