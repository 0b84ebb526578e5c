import type { AddressInfo } from 'node:net';
import { createStaticServer } from '../../cli/src/serve/staticServer.ts';

/** A running static server. */
export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a built editor as `playhouse serve` does, on a free port. */
export async function serveEditor(folder: string): Promise<StaticServer> {
  const server = createStaticServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
