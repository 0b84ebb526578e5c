import { once } from 'node:events';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A request on its way through the proxy. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** As it goes to the server: head and body. */
  readonly request: Buffer;
  readonly bodyBytes: number;
  /** The side of whoever asks. */
  readonly client: net.Socket;
  /** Sends the request to the server; the answer comes on the socket, which then ends. */
  ask(): net.Socket;
}

/** What happens to requests while a fault lasts. */
export interface ProxyFault {
  /** Requests that wait for an answer when the fault begins: `cut` them, `freeze` them for good, or leave them alone. */
  readonly held: 'cut' | 'freeze' | 'keep';
  handle(exchange: Exchange): void | Promise<void>;
}

/**
 * A TCP proxy before a server that can fail in many ways. Each connection carries one request, so that a fault meets
 * every request that is made while it lasts.
 */
export class FaultProxy {
  private readonly target: URL;
  private readonly listener: net.Server;
  private readonly open = new Map<net.Socket, net.Socket | undefined>();
  private fault: ProxyFault | undefined;
  /** How many requests met the fault. */
  met = 0;
  url = '';

  private constructor(target: string) {
    this.target = new URL(target);
    this.listener = net.createServer({ allowHalfOpen: false }, (client) => void this.accept(client));
  }

  static async start(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    proxy.listener.listen(0, '127.0.0.1');
    await once(proxy.listener, 'listening');
    proxy.url = `http://127.0.0.1:${(proxy.listener.address() as net.AddressInfo).port}`;
    return proxy;
  }

  begin(fault: ProxyFault): void {
    this.fault = fault;
    this.met = 0;
    for (const [client, server] of this.open) {
      if (fault.held === 'cut') client.destroy();
      if (fault.held !== 'freeze') continue;
      server?.unpipe(client);
      server?.destroy();
    }
  }

  /** From now on, new requests pass. */
  end(): void {
    this.fault = undefined;
  }

  async close(): Promise<void> {
    for (const client of this.open.keys()) client.destroy();
    this.listener.close();
    await once(this.listener, 'close');
  }

  private async accept(client: net.Socket): Promise<void> {
    this.open.set(client, undefined);
    client.on('error', () => undefined);
    client.on('close', () => {
      this.open.get(client)?.destroy();
      this.open.delete(client);
    });
    const read = await readRequest(client);
    if (!read) return void client.destroy();
    const exchange: Exchange = { ...read, client, ask: () => this.ask(client, read.request) };
    if (!this.fault) return pass(exchange);
    this.met += 1;
    try {
      await this.fault.handle(exchange);
    } catch {
      // The server is gone, or whoever asked.
      client.destroy();
    }
  }

  private ask(client: net.Socket, request: Buffer): net.Socket {
    const server = net.connect(Number(this.target.port), this.target.hostname);
    server.on('error', () => client.destroy());
    this.open.set(client, server);
    server.write(request);
    return server;
  }
}

export function pass({ client, ask }: Exchange): void {
  ask().pipe(client);
}

/** Answers in place of the server. */
export function refuse({ client }: Exchange, status: string, body: string, headers: readonly string[] = []): void {
  const type = body.startsWith('{') ? 'application/json' : 'text/html';
  const head = [
    `HTTP/1.1 ${status}`,
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...headers,
  ];
  client.end(`${[...head, 'connection: close'].join('\r\n')}\r\n\r\n${body}`);
}

/** The whole answer of the server. */
export async function answerOf(server: net.Socket): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of server) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Sends bytes slowly, until all are sent or nobody listens. */
export async function drip(client: net.Socket, bytes: Buffer, every: number): Promise<void> {
  for (const byte of bytes) {
    if (client.destroyed) return;
    client.write(Buffer.of(byte));
    await setTimeout(every);
  }
  client.end();
}

async function readRequest(
  client: net.Socket,
): Promise<Pick<Exchange, 'method' | 'path' | 'request' | 'bodyBytes'> | undefined> {
  let seen = Buffer.alloc(0);
  return new Promise((resolve) => {
    client.on('close', () => resolve(undefined));
    client.on('data', (part) => {
      seen = Buffer.concat([seen, part]);
      const end = seen.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = seen.subarray(0, end).toString('latin1');
      const bodyBytes = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      if (seen.length < end + 4 + bodyBytes) return;
      client.removeAllListeners('data');
      client.resume();
      const [method = '', path = ''] = head.split(' ', 2);
      const single = head.replace(/\r\nconnection: [^\r]*/i, '');
      const request = Buffer.concat([
        Buffer.from(`${single}\r\nconnection: close\r\n\r\n`, 'latin1'),
        seen.subarray(end + 4),
      ]);
      resolve({ method, path, request, bodyBytes });
    });
  });
}
