import { chooseLanguage, isLanguageCode, type LanguageCode, languages } from './languages.ts';

/** Where this browser keeps the language that was chosen in it. */
const key = 'playhouse-language';
/** Where the address has it while the browser stores nothing. */
const parameter = 'language';

const catalogues: Readonly<
  Record<Exclude<LanguageCode, 'en'>, () => Promise<{ default: Readonly<Record<string, string>> }>>
> = {
  de: () => import('./messages/de.json'),
  es: () => import('./messages/es.json'),
  ar: () => import('./messages/ar.json'),
};

/**
 * Makes the page speak the language that was chosen in this browser, else one that the browser prefers. It speaks
 * English when the texts cannot be loaded.
 */
export async function startLanguage(): Promise<void> {
  const code = chosenLanguage() ?? chooseLanguage(navigator.languages);
  if (!(await loadLanguage(code))) return;
  document.documentElement.lang = code;
  document.documentElement.dir = languages[code].direction;
}

async function loadLanguage(code: LanguageCode): Promise<boolean> {
  if (code === 'en') return false;
  const loads = [catalogues[code](), import('./translateCatalogue.ts')] as const;
  const loaded = await Promise.all(loads).catch(() => undefined);
  if (!loaded) return false;
  const [texts, { speakIn }] = loaded;
  speakIn(code, new Map(Object.entries(texts.default)));
  return true;
}

/** Keeps the language for this browser, else for this tab, and loads the page again in it. */
export function chooseLanguageHere(code: LanguageCode): void {
  const address = new URL(location.href);
  if (store(code)) address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, code);
  history.replaceState(history.state, '', address);
  location.reload();
}

/** False where the browser blocks storage, or has no room left. */
function store(code: LanguageCode): boolean {
  try {
    localStorage.setItem(key, code);
    return true;
  } catch {
    return false;
  }
}

function chosenLanguage(): LanguageCode | undefined {
  const kept = new URL(location.href).searchParams.get(parameter) ?? stored();
  return isLanguageCode(kept) ? kept : undefined;
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
