import type { AssetFolder } from '@playhouse/core';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { useBrowser, visit } from './browser.ts';
import { expectActors } from './stagePage.ts';

useBrowser();

/** The result of the examiner in the editor's worker for a file. */
interface Examined {
  readonly ok: boolean;
  readonly value?: { readonly size?: { readonly width: number; readonly height: number }; readonly fontName?: string };
  readonly issues?: readonly { readonly code: string; readonly message: string }[];
}

const bytesOf = (kind: AssetFolder, title: string): Buffer =>
  Buffer.from(assetCases[kind].find((one) => one.title === title)?.bytes ?? []);

/** An editor with a new project. */
async function visitStage() {
  const visited = await visit({ isReturning: true, route: '/templates' });
  await visited.page
    .getByRole('button', { name: /New project/ })
    .first()
    .click();
  await visited.page.getByText('The stage is yours').waitFor();
  return visited;
}

async function addImages(page: Page, files: readonly (readonly [name: string, buffer: Buffer])[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Add images From/ }).click();
  await (await choosing).setFiles(files.map(([name, buffer]) => ({ name, mimeType: 'image/png', buffer })));
}

describe('uploaded pictures', () => {
  test('are detected by content, get free names, lose trailing bytes, and are rejected with the reason', async () => {
    const { page, context, faults } = await visitStage();
    await addImages(page, [
      ['tree.png', bytesOf('images', 'a page behind the end')],
      ['tree.jpg', bytesOf('images', 'a gray square')],
      ['tree.jpeg', bytesOf('images', 'a gif that is a program')],
      ['bent.png', bytesOf('images', 'a wrong sum of the pixels')],
    ]);
    await page.getByText('The following files were not added.').waitFor();
    await page.getByText('You may only upload file types: png, jpg, jpeg').waitFor();
    expect(await page.getByRole('dialog').getByRole('listitem').allTextContents()).toEqual(['tree.jpeg', 'bent.png']);
    await page.getByText('tree.png holds 25 extra bytes after its end.').waitFor();
    await page.getByText('bent.png is damaged.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expectActors(page, [
      'tree, layer New Layer, x 512, y 384, 3 by 2, selected',
      'tree1, layer New Layer, x 538, y 384, 16 by 16, selected',
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    ['never answers', 'for (;;);'],
    [
      'answers badly',
      'postMessage({ id: data.id, type: "HANDLER", name: "throw", value: { isError: false, value: 1 } })',
    ],
  ])('are rejected when the worker %s, and the page stays responsive', async (_, action) => {
    const { page, context } = await visitStage();
    const body = `onmessage = ({ data }) => {
      if (data.path[0] === 'isReady') postMessage({ id: data.id, type: 'RAW', value: true });
      else { ${action} }
    };`;
    await context.route(/asset\.worker/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await addImages(page, [['tree.png', bytesOf('images', 'one pixel')]]);
    await page.getByText('tree.png cannot be read.').waitFor();
    await page.getByText('The following files were not added.').waitFor();
    await context.close();
  });

  test('are accepted only if the browser can use them, like sounds and fonts', async () => {
    const { page, context, faults } = await visitStage();
    const starting = page.waitForEvent('worker', (worker) => worker.url().includes('asset.worker'));
    await addImages(page, [['tree.png', bytesOf('images', 'one pixel')]]);
    const worker = (await starting).url();
    const examined = await examineAll(page, worker);
    for (const [kind, title, verdict, result] of examined) {
      const isRefused = typeof verdict === 'string';
      const said = result.ok ? 'accepted' : (result.issues?.[0]?.code ?? '');
      expect([kind, title, said]).toEqual([kind, title, isRefused ? verdict : 'accepted']);
      if (!isRefused && kind === 'images') expect([title, result.value?.size]).toEqual([title, verdict.size]);
      if (!isRefused && kind === 'fonts') expect(result.value?.fontName).toBe('Square Test');
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Asks the worker about every case, like the page does. */
async function examineAll(page: Page, worker: string) {
  const cases = (['images', 'sounds', 'fonts'] as const).flatMap((kind) =>
    assetCases[kind].filter(({ bytes }) => bytes.length < 100_000).map((one) => ({ kind, ...one })),
  );
  const results: Examined[] = await page.evaluate(
    async ({ url, files }) => {
      const examiner = new Worker(url, { type: 'module' });
      const said: Examined[] = [];
      for (const [number, { kind, bytes }] of files.entries()) {
        const raw = [kind, 'a.bin', Uint8Array.from(bytes)].map((value) => ({ type: 'RAW', value }));
        const answer = new Promise<Examined>((resolve) => {
          examiner.onmessage = ({ data }) => resolve(data.value);
        });
        examiner.postMessage({ id: `${number}`, type: 'APPLY', path: ['examineAsset'], argumentList: raw });
        said.push(await answer);
      }
      examiner.terminate();
      return said.map(({ ok, value, issues }) => ({
        ok,
        ...(value && {
          value: { ...(value.size && { size: value.size }), ...(value.fontName && { fontName: value.fontName }) },
        }),
        ...(issues && { issues }),
      }));
    },
    { url: worker, files: cases.map(({ kind, bytes }) => ({ kind, bytes: [...bytes] })) },
  );
  return cases.map(
    ({ kind, title, verdict }, index) => [kind, title, verdict, results[index] ?? { ok: false }] as const,
  );
}
