import type { Locator, Page } from 'playwright';
import { type ActorPage, shareActorPage } from '../actorPage.ts';
import { expressionGame } from './expressionGame.ts';

/** A page with the behaviors of Pip. Errors on the console fail a case too. */
export function shareExpressionPage(): ActorPage {
  return shareActorPage({
    project: expressionGame(),
    async prepare(page, faults) {
      await page.setViewportSize({ width: 1366, height: 2200 });
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
    },
  });
}

/** Lets the pause in typing pass, after which messages are shown. */
export const rest = (page: Page): Promise<void> => page.clock.fastForward(900);

/** Lets the delay of the project's check pass. */
export const check = (page: Page): Promise<void> => page.clock.fastForward(1100);

/** A suggestion, by its name, and its type, code or description. */
export const optionOf = (page: Page, name: string, detail: string): Locator =>
  page
    .getByRole('listbox', { name: 'Suggestions' })
    .getByRole('option')
    .filter({
      has: page.locator(`xpath=self::*[span[2]=${quoted(name)} and span[3]=${quoted(detail)}]`),
    });

/** A text in XPath, which has no escapes. */
const quoted = (text: string): string =>
  `concat('', ${text
    .split("'")
    .map((part) => `'${part}'`)
    .join(`, "'", `)})`;
