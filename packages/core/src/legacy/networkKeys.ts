import type { ImportContext } from './context.ts';
import type { XmlElement } from './xml.ts';

/**
 * Reports values set in `networkKeys.xml` without quoting them, wherever they are; keys are never imported. The
 * provider repeats a setting of the game. docs/runtime-rules.md#legacy-folder; docs/format.md#not-imported.
 */
export function settleNetworkKeys(context: ImportContext, networkEnabled: number): void {
  hideKeys(context, context.source.root, networkEnabled);
}

const versionStamp = /^(GSC|PGF)Version$|^xml(ns)?(:|$)/;
const why = 'Network keys are never imported.';

function hideKeys(context: ImportContext, element: XmlElement, networkEnabled: number): void {
  const { source } = context;
  for (const [name, value] of element.attributes) {
    if (value === '' || versionStamp.test(name)) continue;
    source.take(element, name);
    source.lose(element, describeKey(name, value), why, name);
  }
  const text = element.text.trim();
  if (element.name === 'provider' && element.parent === source.root) {
    if (['', '0', String(networkEnabled)].includes(text)) source.text(element);
    else if (!/^\d{1,4}$/.test(text)) hideText(context, element, text);
  } else if (text !== '') hideText(context, element, text);
  for (const child of element.children) hideKeys(context, child, networkEnabled);
}

function hideText({ source }: ImportContext, element: XmlElement, text: string): void {
  source.text(element);
  source.lose(element, describeKey(element.name, text), why);
}

function describeKey(name: string, value: string): string {
  return `${name} of ${value.length} characters`;
}
