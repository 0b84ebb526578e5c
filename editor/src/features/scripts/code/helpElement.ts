import type { NameHelp } from '../model/scriptHelp.ts';

/** What a name means, as an element of the code editor: its declaration, words about it, and its parameters. */
export function helpElement({ declaration, help, parameters }: NameHelp): HTMLElement {
  const element = document.createElement('div');
  element.className = 'ph-name-help';
  element.append(elementOf('code', declaration), elementOf('p', help));
  if (parameters.length === 0) return element;
  const list = document.createElement('dl');
  list.append(
    ...parameters.flatMap(({ name, help: about }) => [
      elementOf('dt', name.replace('...', '')),
      elementOf('dd', about),
    ]),
  );
  element.append(list);
  return element;
}

function elementOf(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
