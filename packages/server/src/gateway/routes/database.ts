import { answer, answerFault, refusal } from '../answer.ts';
import type { Handler } from '../request.ts';

export const welcome: Handler = async ({ instance }) =>
  answer({ couchdb: 'Welcome', uuid: instance, version: '1.0.0', vendor: { name: 'Playhouse' } });

export const databaseInfo: Handler = async ({ store }, { database }) => {
  const info = await store.info(database);
  if (!info.ok) return answerFault(info.fault);
  const { documents, deleted, sequence, bytes } = info.value;
  return answer({
    db_name: database,
    doc_count: documents,
    doc_del_count: deleted,
    update_seq: sequence,
    sizes: { file: bytes, external: bytes, active: bytes },
    instance_start_time: '0',
  });
};

/** PouchDB tries to make a database before it uses it. */
export const makeDatabase: Handler = async ({ store, policy }, { database, access }) => {
  if (policy.isBare) {
    const made = await store.create(database);
    return made.ok ? answer({ ok: true }, 201) : answerFault(made.fault);
  }
  if (access !== 'read' && access !== 'write') return refusal(403, 'forbidden', 'Databases are made by the server.');
  return answerFault({ code: 'database.exists', message: '' });
};

export const removeDatabase: Handler = async ({ store, policy }, { database }) => {
  if (!policy.isBare) return refusal(405, 'method_not_allowed', 'Databases are removed by the server.');
  const removed = await store.remove(database);
  return removed.ok ? answer({ ok: true }) : answerFault(removed.fault);
};

export const fullCommit: Handler = async () => answer({ ok: true, instance_start_time: '0' }, 201);
