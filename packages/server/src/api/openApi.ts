import type { ApiRoute } from './apiRoute.ts';
import { apiTable } from './apiTable.ts';
import { type ApiSchema, apiSchemas } from './schemas.ts';

/** The description of all calls, in OpenAPI 3.1. It is made of the table that answers them. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of apiTable) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Playhouse',
      version,
      description:
        'Calls of the editor and the command line. Projects themselves are synced below /db by CouchDB’s replication protocol.',
    },
    paths,
    components: {
      schemas: apiSchemas,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'playhouse_session',
          description: 'With TLS: __Host-playhouse_session.',
        },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operationOf(route: ApiRoute): object {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true }));
  const inQuery = (route.query ?? []).map((name) => ({ name, in: 'query', required: false }));
  const parameters = [...inPath, ...inQuery].map((each) => ({ ...each, schema: { type: 'string' } }));
  const answers = Object.entries(route.answers).map(([status, name]) => [status, contentOf(name, statusWords(status))]);
  const taken = route.body ?? route.file?.type;
  const security = route.who === 'anybody' ? [] : [{ session: [] }, ...(route.scope ? [{ token: [] }] : [])];
  return {
    operationId: route.id,
    summary: route.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(taken !== undefined && { requestBody: { required: true, ...contentOf(taken) } }),
    responses: { ...Object.fromEntries(answers), default: contentOf('error', 'Why the call was refused.') },
    security,
  };
}

function contentOf(name: string, description?: string): object {
  // A name with a slash is the type of a file.
  if (name.includes('/')) return { ...(description !== undefined && { description }), content: { [name]: {} } };
  const { contentMediaType = 'application/json' } = apiSchemas[name as ApiSchema] as { contentMediaType?: string };
  const content = { [contentMediaType]: { schema: { $ref: `#/components/schemas/${name}` } } };
  return { ...(description !== undefined && { description }), content };
}

function statusWords(status: string): string {
  return { '200': 'Done.', '201': 'Made.' }[status] ?? 'Not at the moment.';
}
