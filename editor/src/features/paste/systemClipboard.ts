/** The part of the browser's clipboard that is used. Browsers may deny access. */
export interface BrowserClipboard {
  readText(): Promise<string>;
  writeText(text: string): Promise<void>;
}

/**
 * The system clipboard for text, or one of this tab if the browser denies access. Key events carry their data, which
 * needs no permission.
 */
export interface SystemClipboard {
  /** Returns true when other tabs can paste it too. */
  write(text: string, data?: DataTransfer): Promise<boolean>;
  /** Undefined when the browser denies access and nothing was copied in this tab. */
  read(data?: DataTransfer): Promise<string | undefined>;
  /** Call when the user leaves this tab and may copy something elsewhere. */
  leave(): void;
}

export function createSystemClipboard(browser: BrowserClipboard | undefined): SystemClipboard {
  /** The last copy that could not be written to the system clipboard. */
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

/** Whether a text may have been copied in another tab. */
function isOurs(text: string | undefined): boolean {
  return text?.trimStart().startsWith('{"playhouse"') === true;
}

/** Shared by all projects opened in this tab. */
export const systemClipboard = createSystemClipboard(globalThis.navigator?.clipboard);
globalThis.addEventListener?.('blur', systemClipboard.leave);
