import type { OverlayLanguage, OverlayTexts } from '@playhouse/player';
import { overlayTexts } from '@playhouse/player/messages';
import { currentLanguage, t } from '../../i18n/t.ts';

/** The language of the editor for dialogs over a game: the frame that shows them knows no other than English. */
export function overlayLanguage(): OverlayLanguage {
  const { code, direction } = currentLanguage();
  const texts = Object.entries(overlayTexts).map(([key, text]) => [key, t(text)]);
  return { code, direction, texts: Object.fromEntries(texts) as OverlayTexts };
}
