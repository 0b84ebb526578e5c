import type { Page } from 'playwright';

/** How many objects of a class the page keeps alive. Garbage is collected first. */
export async function liveObjects(page: Page, className: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const { result } = await client.send('Runtime.evaluate', { expression: `${className}.prototype` });
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const counted = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await client.detach();
  return Number(counted.result.value);
}
