import type { DelegateDocument } from '@playhouse/core';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useProject } from '../../session/SessionContext.ts';
import styles from './ScriptPage.module.css';

/** A read-only script, opened at the line of a fault, given by the URL as `?line=3&column=7`. */
export default function ScriptPage({ id }: { readonly id: string }) {
  const script = useProject((project) => project.delegates.get(id));
  return script ? <Script script={script} /> : <EmptyState size="page" text="This script is no longer in the game." />;
}

function Script({ script }: { readonly script: DelegateDocument }) {
  const [search] = useSearchParams();
  const wanted = Number(search.get('line') ?? 0);
  const marked = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => marked.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.name}>{script.name}</h1>
        <p className={styles.event}>
          Runs on <code>{script.event}</code>
          {script.enabled ? null : ' (turned off)'}
        </p>
      </header>
      <ol className={styles.lines} aria-label={`Script ${script.name}`}>
        {script.source.split('\n').map((text, index) => {
          const isMarked = index + 1 === wanted;
          return (
            <li key={index} ref={isMarked ? marked : null} aria-current={isMarked ? 'location' : undefined}>
              <code>{text === '' ? ' ' : text}</code>
            </li>
          );
        })}
      </ol>
    </>
  );
}
