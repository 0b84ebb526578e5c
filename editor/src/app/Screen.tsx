import type { ReactNode } from 'react';
import { PageShown } from '../offline/firstPage.ts';
import styles from './Screen.module.css';

export interface ScreenProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What follows the text, on a line of its own. */
  readonly note?: ReactNode;
  /** It has a place in a page that has its main part already. */
  readonly isInMain?: boolean;
  readonly children?: ReactNode;
}

/** A full page with one message and a link to continue: 404, a project that cannot be opened. */
export function Screen({ picture, title, text, note, isInMain = false, children }: ScreenProps) {
  const Part = isInMain ? 'div' : 'main';
  return (
    <Part className={styles.screen}>
      {picture}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {note}
      <div className={styles.actions}>{children}</div>
      <PageShown />
    </Part>
  );
}
