/** Text as the content of an element or of an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replaceAll('\r', '&#13;');
}

/** JSON that is safe inside a script element: it contains nothing that ends or starts one, or starts a comment. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeInJson);
}

function escapeInJson(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
