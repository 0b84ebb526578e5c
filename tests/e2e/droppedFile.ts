import type { Locator, Page } from 'playwright';
import { drawFrames } from './drawFrames.ts';

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

/** Drops a file of this computer on a part of the page as the system does, which asks the page first whether it takes it. */
export async function dropFromDesktop(page: Page, part: Locator, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not shown.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
    await drawFrames(page, 2);
  }
  await session.detach();
}
