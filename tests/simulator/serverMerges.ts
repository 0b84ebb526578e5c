import type { StoredDocument } from '../../packages/server/src/stores/databaseStore.ts';
import type { MergeServer } from '../../packages/sync/src/merge/mergePorts.ts';
import type { SimulatedAnswer, SimulatedRequest } from './network.ts';
import { faultOf } from './replicator.ts';
import { bodyOf, documentOf, leafOf } from './storedProject.ts';

/** The project on the server, as merging sees it. */
export function createServerMerges(send: (request: SimulatedRequest) => Promise<SimulatedAnswer>): MergeServer {
  return {
    async leaves(documents) {
      const query = { filter: '_doc_ids', style: 'all_docs' };
      const answer = await send({ method: 'POST', route: '/:database/_changes', query, body: { doc_ids: documents } });
      if (answer.status !== 200) throw faultOf(answer);
      const { results } = answer.body as { results: { id: string; changes: { rev: string }[] }[] };
      return new Map(results.map(({ id, changes }) => [id, changes.map(({ rev }) => rev)]));
    },
    async tree(document) {
      const query = { open_revs: 'all', revs: 'true' };
      const answer = await send({ method: 'GET', route: '/:database/:document', document, query });
      if (answer.status === 404) return [];
      if (answer.status !== 200) throw faultOf(answer);
      return (answer.body as { ok?: StoredDocument }[]).flatMap(({ ok }) => (ok ? [leafOf(ok)] : []));
    },
    async missing(revisions) {
      const body = Object.fromEntries(revisions);
      const answer = await send({ method: 'POST', route: '/:database/_revs_diff', body });
      if (answer.status !== 200) throw faultOf(answer);
      const missing = answer.body as Record<string, { missing: readonly string[] }>;
      return new Map(Object.entries(missing).map(([id, each]) => [id, each.missing]));
    },
    async body(document, rev) {
      const answer = await send({ method: 'GET', route: '/:database/:document', document, query: { rev } });
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw faultOf(answer);
      return bodyOf(answer.body as { _id: string });
    },
    async write(revisions) {
      const body = { docs: revisions.map(documentOf), new_edits: false };
      const answer = await send({ method: 'POST', route: '/:database/_bulk_docs', body });
      if (answer.status !== 201) throw faultOf(answer);
      return (answer.body as unknown[]).length === 0;
    },
  };
}
