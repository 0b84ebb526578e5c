import type { DocumentList } from './versionStore.ts';

/** Lists of versions that were read lately, by their digests. They never change. */
export class ListCache {
  private readonly lists = new Map<string, DocumentList>();
  private readonly mostDocuments: number;
  private documents = 0;

  constructor(mostDocuments: number) {
    this.mostDocuments = mostDocuments;
  }

  get(digest: string): DocumentList | undefined {
    const list = this.lists.get(digest);
    if (list) this.put(digest, list);
    return list;
  }

  /** Forgets those that were not used for the longest time when there are too many documents in all. */
  put(digest: string, list: DocumentList): void {
    this.forget(digest);
    this.lists.set(digest, list);
    this.documents += list.size;
    for (const oldest of this.lists.keys()) {
      if (this.documents <= this.mostDocuments) break;
      this.forget(oldest);
    }
  }

  private forget(digest: string): void {
    this.documents -= this.lists.get(digest)?.size ?? 0;
    this.lists.delete(digest);
  }
}
