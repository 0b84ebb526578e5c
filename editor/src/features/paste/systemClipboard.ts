/** What is needed of the browser's clipboard, which a page may be refused. */
export interface BrowserClipboard {
  readText(): Promise<string>;
  writeText(text: string): Promise<void>;
}

/**
 * The clipboard of the system for texts, and one of this tab where the browser refuses the other. Keys bring the data of
 * their event, which needs no permission.
 */
export interface SystemClipboard {
  /** True when other tabs can paste it too. */
  write(text: string, data?: DataTransfer): Promise<boolean>;
  /** Undefined where the browser refuses and nothing was copied in this tab. */
  read(data?: DataTransfer): Promise<string | undefined>;
  /** The person leaves this tab and may copy something elsewhere. */
  leave(): void;
}

export function createSystemClipboard(browser: BrowserClipboard | undefined): SystemClipboard {
  /** The last copy that the browser kept from the system. */
  let kept: { readonly text: string; readonly isNewest: boolean } | undefined;

  async function readSystem(data: DataTransfer | undefined): Promise<string | undefined> {
    if (data) return data.getData('text/plain');
    try {
      return await browser?.readText();
    } catch {
      return undefined;
    }
  }

  return {
    async write(text, data) {
      kept = undefined;
      if (data) {
        data.setData('text/plain', text);
        return true;
      }
      try {
        await browser?.writeText(text);
      } catch {
        kept = { text, isNewest: true };
      }
      if (!browser) kept = { text, isNewest: true };
      return kept === undefined;
    },
    async read(data) {
      if (kept?.isNewest) return kept.text;
      const text = await readSystem(data);
      return kept && !isOurs(text) ? kept.text : text;
    },
    leave() {
      if (kept) kept = { ...kept, isNewest: false };
    },
  };
}

/** Whether a text may be a copy of another tab. */
function isOurs(text: string | undefined): boolean {
  return text?.trimStart().startsWith('{"playhouse"') === true;
}

/** One for all projects that this tab opens. */
export const systemClipboard = createSystemClipboard(globalThis.navigator?.clipboard);
globalThis.addEventListener?.('blur', systemClipboard.leave);
