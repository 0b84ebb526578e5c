/**
 * Knows which documents may not be on the server yet. A document counts from when it changes until the server was asked;
 * at first, everything does.
 */
export class UnsentDocuments {
  private ids = new Set<string>();
  /** What changed since the server was asked. */
  private fresh = new Set<string>();
  private isAsked = false;
  private checking: Promise<void> = Promise.resolve();
  private readonly find: (documents: readonly string[] | undefined) => Promise<readonly string[]>;
  private readonly onChange: () => void;

  /** `find` asks the server which documents it lacks, of these or of all. */
  constructor(find: (documents: readonly string[] | undefined) => Promise<readonly string[]>, onChange: () => void) {
    this.find = find;
    this.onChange = onChange;
  }

  /** Undefined until the server was asked for the first time. */
  get all(): ReadonlySet<string> | undefined {
    return this.isAsked ? this.ids : undefined;
  }

  mark(id: string): void {
    this.fresh.add(id);
    if (this.ids.has(id)) return;
    this.ids.add(id);
    this.onChange();
  }

  /** Asks the server. A failure changes nothing. */
  check(): Promise<void> {
    this.checking = this.checking.catch(() => undefined).then(() => this.ask());
    return this.checking;
  }

  private async ask(): Promise<void> {
    if (this.isAsked && this.ids.size === 0) return;
    const asked = this.isAsked ? [...this.ids] : undefined;
    this.fresh = new Set();
    const missing = await this.find(asked);
    this.ids = new Set([...missing, ...this.fresh]);
    this.isAsked = true;
    this.onChange();
  }
}
