/** Gives an empty window the look of this page, and follows changes of the theme; the returned function stops that. */
export function dressWindow(other: Window, title: string): () => void {
  const { document: there } = other;
  there.title = title;
  const base = there.createElement('base');
  base.href = document.baseURI;
  there.head.replaceChildren(base, ...lookOf(document, there));
  const copy = () => {
    const { documentElement: from } = document;
    for (const { name, value } of from.attributes) there.documentElement.setAttribute(name, value);
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

function lookOf(from: Document, there: Document): Node[] {
  return [...from.querySelectorAll('link[rel=stylesheet], style')].map((each) => there.importNode(each, true));
}
