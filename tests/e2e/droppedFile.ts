import type { Page } from 'playwright';

/** Drops a file on a part of the page; returns whether the browser would leave the page. */
export function dropFile(
  page: Page,
  selector: string,
  name: string,
  type: string,
  content: readonly number[],
): Promise<boolean> {
  return page.evaluate(
    ([target, fileName, fileType, contents]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(contents)], fileName, { type: fileType }));
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      return document.querySelector(target)?.dispatchEvent(event) ?? true;
    },
    [selector, name, type, content] as const,
  );
}
