/** Why a project does not open: its database, or reading what is in it. */
export type OpenFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'access' | 'setup'; readonly message: string }
  | { readonly kind: 'load'; readonly error: string };

/** A text with its parameters in braces, so that it can be translated. */
export interface EngineText {
  readonly text: string;
  readonly params: Readonly<Record<string, string>>;
}

// The product rules fix these texts, including “conctact”.
export const noLongerAccessible: EngineText = {
  text: 'This project is no longer accessible to you. It may have been deleted or the owner has revoked access to the project.',
  params: {},
};

/** The provider is filled in by whoever shows the text. */
export const liveSyncFailed: EngineText = {
  text: 'Error during live sync. Try again later or conctact {provider} support.',
  params: {},
};

export function openFaultText(fault: OpenFault): EngineText {
  switch (fault.kind) {
    case 'missing':
      return { text: 'Error accessing database, not found.', params: {} };
    case 'access':
      return { text: 'Error accessing database: [{message}]', params: { message: fault.message } };
    case 'setup':
      return {
        text: 'There was an error setting up the project database: [{message}]',
        params: { message: fault.message },
      };
    case 'load':
      return { text: 'Unexpected error: [{error}]', params: { error: fault.error } };
  }
}

/** The text with its parameters filled in. */
export function fillText({ text, params }: EngineText, more: Readonly<Record<string, string>> = {}): string {
  const all: Readonly<Record<string, string>> = { ...params, ...more };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => all[name] ?? whole);
}
