import type { Source } from './source.ts';
import type { XmlElement } from './xml.ts';

/** Every id that occurs in the files, including keypaths; new ids must differ from all of them. */
export function usedIds(sources: readonly Source[]): Set<string> {
  const used = new Set<string>();
  const pending: XmlElement[] = sources.map((source) => source.root);
  for (let element = pending.pop(); element; element = pending.pop()) {
    for (const text of [element.text, ...element.attributes.values()]) {
      for (const id of text.match(/id[0-9]{1,19}/g) ?? []) used.add(id);
    }
    for (const child of element.children) pending.push(child);
  }
  for (const { file } of sources) for (const id of file.match(/id[0-9]{1,19}/g) ?? []) used.add(id);
  return used;
}
