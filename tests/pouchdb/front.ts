import { createServer, type Server, type ServerResponse } from 'node:http';

/** What a bare database server has beside our protocol, and the tests need; all other requests go to our server. */
export function createFront(server: Server, compact: ((database: string) => Promise<void>) | undefined): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, , database = '', kind, ...rest] = pathname.split('/');
    if (compact && kind === '_compact') {
      void compact(decodeURIComponent(database)).then(() => answer(response, 202, { ok: true }));
    } else if (compact && kind === '_local' && rest.length > 1) {
      answer(response, 400, { error: 'bad_request', reason: '_local documents do not accept attachments.' });
    } else {
      // The id of a design document has a slash that addresses leave as it is.
      request.url = request.url?.replace(/^(\/db\/[^/]+\/_design)\//, '$1%2F');
      server.emit('request', request, response);
    }
  });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
