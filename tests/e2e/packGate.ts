import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands before a server and passes everything on, but of packs only the beginning, and no single pictures, until the rest
 * is let through.
 */
export class PackGate {
  url = '';
  /** How many requests for packs there were. */
  packs = 0;
  private readonly target: URL;
  private readonly server: Server;
  private readonly held = new Set<ServerResponse>();
  private readonly waiting: (() => void)[] = [];
  private readonly fileBytes: number;
  private isOpen = false;
  private isDead = false;

  /** `fileBytes` is how much is passed on after the documents of a pack. */
  constructor(target: string, fileBytes: number) {
    this.target = new URL(target);
    this.fileBytes = fileBytes;
    this.server = createServer((asked, answer) => this.pass(asked, answer));
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Lets everything through. */
  open(): void {
    this.isOpen = true;
    for (const go of this.waiting.splice(0)) go();
  }

  /** Ends the connections of packs; until it is mended, nothing of projects gets through. */
  cut(): void {
    this.isDead = true;
    for (const answer of this.held) answer.destroy();
    this.held.clear();
    this.waiting.splice(0);
  }

  mend(): void {
    this.isDead = false;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '/', headers } = asked;
    const isPack = url.endsWith('/pack');
    if (isPack) this.packs += 1;
    if (this.isDead && (isPack || url.startsWith('/db/project_'))) return void answer.destroy();
    const { hostname, port } = this.target;
    const passed = request({ hostname, port, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      if (isPack && !this.isOpen) void this.hold(given, answer).catch(() => answer.destroy());
      else if (/\/images%2F/i.test(url) && !this.isOpen) this.waiting.push(() => given.pipe(answer));
      else given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }

  private async hold(given: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.held.add(answer);
    let passed = 0;
    let start = Buffer.alloc(0);
    for await (const chunk of given as AsyncIterable<Buffer>) {
      if (start.length < 4) start = Buffer.concat([start, chunk]);
      const limit =
        start.length < 4 || this.isOpen ? Number.POSITIVE_INFINITY : 4 + start.readUInt32BE(0) + this.fileBytes;
      const now = chunk.subarray(0, Math.max(0, limit - passed));
      answer.write(now);
      passed += chunk.length;
      if (now.length === chunk.length) continue;
      await new Promise<void>((go) => this.waiting.push(go));
      answer.write(chunk.subarray(now.length));
    }
    answer.end();
  }
}
