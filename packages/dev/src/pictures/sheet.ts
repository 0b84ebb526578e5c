import type { SceneDocument } from '@playhouse/core';
import type { Page } from 'playwright';
import type { Comparison } from './page/page.ts';
import type { Region } from './page/regions.ts';
import type { StatedActor } from './sceneFacts.ts';

/** One scene on the sheet. Pictures are data URLs. */
export interface SheetRow {
  readonly name: string;
  /** The frame of ours that is closest to the picture. */
  readonly frame: number;
  readonly scene: SceneDocument;
  readonly actors: readonly StatedActor[];
  readonly width: number;
  readonly height: number;
  readonly ours: string;
  readonly theirs: string;
  readonly comparison: Comparison;
}

const shownRegions = 8;

/** Draws the sheet: for each scene the original's picture, ours, the difference, and its regions in words. */
export async function drawSheet(page: Page, title: string, rows: readonly SheetRow[]): Promise<Uint8Array> {
  await page.setViewportSize({ width: 1800, height: 900 });
  const body = rows.map((row) => `<section>${heading(row)}${pictures(row)}${words(row)}</section>`).join('');
  await page.setContent(`<style>${style}</style><h1>${escaped(title)}</h1>${body}`);
  return page.screenshot({ fullPage: true });
}

const style =
  'body{font:15px system-ui,sans-serif;margin:24px;color:#222}section{margin:0 0 28px}h2{margin:0 0 8px}' +
  '.row{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}figure{margin:0;position:relative}img{width:100%;display:block;border:1px solid #bbb}' +
  'figcaption{font-size:13px;color:#555}.box{position:absolute;border:2px solid #d6246e;font:700 12px system-ui;color:#d6246e;background:#fff8}ol{margin:8px 0;padding-left:22px}';

function heading({ name, comparison }: SheetRow): string {
  return `<h2>${escaped(name)}: mean absolute difference ${comparison.mean.toFixed(3)} of 255${comparison.isMac ? ', in the colors of an old Mac' : ''}</h2>`;
}

function pictures(row: SheetRow): string {
  const boxes = row.comparison.regions
    .slice(0, shownRegions)
    .map((region, index) => box(row, region, index))
    .join('');
  return `<div class="row"><figure><img src="${row.theirs}"><figcaption>picture of the original</figcaption></figure><figure><img src="${row.ours}"><figcaption>ours, frame ${row.frame}</figcaption></figure><figure><img src="${row.comparison.picture}">${boxes}<figcaption>difference, three times as dark</figcaption></figure></div>`;
}

function box({ width, height }: SheetRow, region: Region, index: number): string {
  const percent = (value: number, of: number) => `${((100 * value) / of).toFixed(2)}%`;
  return `<div class="box" style="left:${percent(region.left, width)};top:${percent(region.top, height)};width:${percent(region.right - region.left, width)};height:${percent(region.bottom - region.top, height)}">${index + 1}</div>`;
}

function words(row: SheetRow): string {
  const items = row.comparison.regions
    .slice(0, shownRegions)
    .map((region) => `<li>${escaped(describeRegion(row, region))}</li>`);
  return items.length === 0 ? '<p>No part differs by more than 6 of 255.</p>' : `<ol>${items.join('')}</ol>`;
}

/** What the project says about a region and what the two pictures show there. */
function describeRegion(row: SheetRow, region: Region): string {
  const camera = row.scene.attributes.camera;
  const toX = (x: number) => camera.origin.x + (x / row.width) * camera.size.width;
  const toY = (y: number) => camera.origin.y + (1 - y / row.height) * camera.size.height;
  const area = { left: toX(region.left), right: toX(region.right), bottom: toY(region.bottom), top: toY(region.top) };
  const stated = row.actors.filter((actor) => touches(actor, area)).map(describeActor);
  const where = `x ${Math.round(area.left)} to ${Math.round(area.right)}, y ${Math.round(area.bottom)} to ${Math.round(area.top)}`;
  const what = stated.length > 0 ? stated.join('; ') : 'no actor here';
  return `${where}, ${(100 * region.share).toFixed(1)} % of the difference. The project states: ${what}. Where it differs most the picture shows #${region.theirs}, we draw #${region.ours}.`;
}

function describeActor(actor: StatedActor): string {
  const turned = actor.rotation === 0 ? '' : ` turned by ${actor.rotation.toFixed(1)}°`;
  const moves = actor.moves ? ', movable' : '';
  return `${actor.name} at ${actor.x.toFixed(1)}, ${actor.y.toFixed(1)}, ${actor.width.toFixed(1)} × ${actor.height.toFixed(1)}${turned}${moves}`;
}

function touches(actor: StatedActor, area: { left: number; right: number; bottom: number; top: number }): boolean {
  const reach = Math.hypot(actor.width, actor.height) / 2;
  const halfWidth = actor.rotation === 0 ? actor.width / 2 : reach;
  const halfHeight = actor.rotation === 0 ? actor.height / 2 : reach;
  return (
    actor.x + halfWidth >= area.left &&
    actor.x - halfWidth <= area.right &&
    actor.y + halfHeight >= area.bottom &&
    actor.y - halfHeight <= area.top
  );
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
