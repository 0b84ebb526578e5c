import { isJsonObject } from '@playhouse/core';

/** The answer of the tab that has a project to a rename request. */
export type RenameAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Timeout for the answer of the tab that has the project, in ms. */
const patience = 5000;

const channelOf = (project: string) => new BroadcastChannel(`playhouse-rename-${project}`);

/** Lets other tabs rename a project that this one has open. Returns a function that stops it. */
export function answerRenames(project: string, rename: (title: string) => Promise<RenameAnswer>): () => void {
  const channel = channelOf(project);
  let isOver = false;
  channel.onmessage = async ({ data }: MessageEvent<unknown>) => {
    if (!isJsonObject(data) || typeof data.title !== 'string') return;
    const { title, request } = data;
    const answer = await rename(title);
    if (!isOver) channel.postMessage({ answers: request, ...answer });
  };
  return () => {
    isOver = true;
    channel.close();
  };
}

/** Asks the tab that has a project to rename it; undefined when it does not answer. `request` is never used twice. */
export function askToRename(project: string, title: string, request: string): Promise<RenameAnswer | undefined> {
  const channel = channelOf(project);
  return new Promise<RenameAnswer | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patience);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isJsonObject(data) || data.answers !== request) return;
      clearTimeout(timer);
      resolve(data.ok === true ? { ok: true } : { ok: false, message: String(data.message) });
    };
    channel.postMessage({ title, request });
  }).finally(() => channel.close());
}
