import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server refused while each test ran: a check of documents, or a route with its answer. */
export interface Refusals {
  /** Where tests say that they begin. */
  readonly address: string;
  refused(code: string): void;
  answered(method: string, route: string, status: number): void;
  /** The refusals during a test. */
  of(test: string): readonly string[];
  close(): void;
}

/** Answers that refuse what the protocol itself would allow. */
const refusing = new Set([400, 403, 405, 413, 415, 429]);

export async function noteRefusals(): Promise<Refusals> {
  const found = new Map<string, Set<string>>();
  let current = new Set<string>();
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const test = Buffer.concat(parts).toString();
      current = found.get(test) ?? new Set();
      found.set(test, current);
      response.end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`,
    refused: (code) => void current.add(code),
    answered(method, route, status) {
      // Tests remove their databases when they are over, which refuses nothing that they need.
      const isCleanup = method === 'DELETE' && route === '/db/:database';
      // A write to what is missing makes it, where the protocol allows that.
      const isNotMade = method === 'PUT' && status === 404;
      if (route === '' || isNotMade || (refusing.has(status) && !isCleanup))
        current.add(`${method} ${route || 'no route'} ${status}`);
    },
    of: (test) => [...(found.get(test) ?? [])].sort(),
    close: () => void http.close(),
  };
}
