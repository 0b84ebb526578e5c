import type { ReactNode } from 'react';
import { PageShown } from '../offline/firstPage.ts';
import styles from './Screen.module.css';

export interface ScreenProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What follows the text, on a line of its own. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** A full page with one message and a link to continue: 404, a project that cannot be opened. */
export function Screen({ picture, title, text, note, children }: ScreenProps) {
  return (
    <main className={styles.screen}>
      {picture}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {note}
      <div className={styles.actions}>{children}</div>
      <PageShown />
    </main>
  );
}
