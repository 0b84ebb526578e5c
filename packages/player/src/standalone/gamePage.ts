import type { PageWords } from './pageWords.ts';

/** A button of the page's own. */
interface PageButton {
  readonly label: string;
  readonly onPress: () => void;
  /** The default button, pressed by Enter. */
  readonly isFirst?: boolean;
}

/** What the page shows over the game. */
interface Panel {
  readonly title: string;
  /** Paragraphs. */
  readonly texts?: readonly string[];
  /** Loading progress, 0 to 1. */
  readonly progress?: number;
  readonly buttons?: readonly PageButton[];
  /** The full external address. */
  readonly link?: { readonly address: string; readonly label: string; readonly onPress: () => void };
  /** Action of the Escape key. */
  readonly onLeave?: () => void;
}

/** The page around a game: panels over it, a button that opens the menu, and short notices. */
export interface GamePage {
  readonly stage: HTMLElement;
  show(panel: Panel): void;
  hide(): void;
  readonly isOpen: boolean;
  /** Loading progress, 0 to 1; shown in the open panel. */
  setProgress(done: number): void;
  setMenu(onPress: () => void): void;
  /** Shows a text for a few seconds; repeated texts are counted. */
  notify(text: string): void;
}

/** How long a notice is shown, in ms, and how many are shown at a time. */
const noticeTime = 5000;
const mostNotices = 3;

/** Builds the page. Everything from a project is inserted as text only. */
export function createGamePage(page: Document, { code, direction, say }: PageWords): GamePage {
  page.documentElement.lang = code;
  page.documentElement.dir = direction;
  const stage = make('div', 'stage');
  const dialog = page.createElement('dialog');
  const menu = make('button', 'menu');
  const notices = make('div', 'notices');
  notices.setAttribute('role', 'status');
  menu.type = 'button';
  menu.setAttribute('aria-label', say('Menu'));
  menu.hidden = true;
  page.body.append(stage, menu, notices, dialog);
  let onLeave: (() => void) | undefined;
  // Keys that press the page's buttons do not reach the game.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onLeave?.();
  });
  return {
    stage,
    show(panel) {
      onLeave = panel.onLeave;
      dialog.replaceChildren(...contentsOf(panel, say('Loading…')));
      if (!dialog.open) dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    },
    hide() {
      dialog.close();
      stage.focus({ preventScroll: true });
    },
    get isOpen() {
      return dialog.open;
    },
    setProgress(done) {
      const bar = dialog.querySelector('progress');
      if (bar) bar.value = done;
    },
    setMenu(onPress) {
      menu.hidden = false;
      menu.onclick = onPress;
    },
    notify(text) {
      const same = [...notices.children].find((one) => one.getAttribute('data-text') === text);
      const notice = same ?? make('p', 'notice');
      const count = Number(notice.getAttribute('data-count') ?? 0) + 1;
      notice.setAttribute('data-text', text);
      notice.setAttribute('data-count', String(count));
      notice.textContent = count === 1 ? text : `${text} (× ${count})`;
      if (same) return;
      notices.append(notice);
      if (notices.children.length > mostNotices) notices.firstElementChild?.remove();
      setTimeout(() => notice.remove(), noticeTime);
    },
  };
}

function contentsOf({ title, texts = [], progress, buttons = [], link }: Panel, loading: string): HTMLElement[] {
  const heading = make('h1', 'title');
  heading.textContent = title;
  heading.dir = 'auto';
  const contents: HTMLElement[] = [heading];
  for (const text of texts) {
    const paragraph = make('p', 'text');
    paragraph.textContent = text;
    paragraph.dir = 'auto';
    contents.push(paragraph);
  }
  if (progress !== undefined) {
    const bar = make('progress', 'progress');
    bar.value = progress;
    bar.setAttribute('aria-label', loading);
    contents.push(bar);
  }
  const row = make('div', 'buttons');
  if (link) row.append(anchorOf(link));
  row.append(...buttons.map(buttonOf));
  if (row.childElementCount > 0) contents.push(row);
  return contents;
}

function buttonOf({ label, onPress, isFirst = false }: PageButton): HTMLButtonElement {
  const button = make('button', isFirst ? 'button first' : 'button');
  button.type = 'button';
  button.textContent = label;
  button.onclick = onPress;
  if (isFirst) button.dataset.first = '';
  return button;
}

/** Opens a new page without access to this one. */
function anchorOf({ address, label, onPress }: NonNullable<Panel['link']>): HTMLAnchorElement {
  const anchor = make('a', 'button');
  anchor.href = address;
  anchor.target = '_blank';
  anchor.rel = 'noopener noreferrer';
  anchor.textContent = label;
  anchor.onclick = onPress;
  return anchor;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  if (className === 'stage') made.tabIndex = -1;
  return made;
}
