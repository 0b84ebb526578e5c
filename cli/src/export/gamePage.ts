import { escapeHtml } from './escapeHtml.ts';

/** The contents of a game's page. */
export interface PageParts {
  readonly title: string;
  readonly description: string;
  /** Content security policy of the page. */
  readonly policy: string;
  /** Markup of style sheets. */
  readonly styles: string;
  /** Markup of data and scripts, at the end. */
  readonly body: string;
}

/** The page of an exported game. */
export function gamePage({ title, description, policy, styles, body }: PageParts): string {
  const about = description.trim() === '' ? '' : `<meta name="description" content="${escapeHtml(description)}">\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="generator" content="Playhouse">
<meta name="referrer" content="no-referrer">
${about}<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${styles}</head>
<body>
<noscript><p class="noscript">This game needs JavaScript, which is switched off.</p></noscript>
${body}</body>
</html>
`;
}
