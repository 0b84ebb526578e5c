import type { ProjectContents } from '@playhouse/core';
import { Maximize, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { previewSource } from '../../offline/previewSource.ts';
import { AddressDialog } from '../preview/AddressDialog.tsx';
import { fillScreen } from '../preview/useFullScreen.ts';
import styles from './SharedGame.module.css';
import { useSharedPlay } from './useSharedPlay.ts';

export interface SharedGameProps {
  readonly contents: ProjectContents;
  readonly onRestart: () => void;
}

/** A game that fills the screen of another device, below a bar with its title. */
export function SharedGame({ contents, onRestart }: SharedGameProps) {
  const { frame, status, servers, isMuted, switchSound, url, answerUrl } = useSharedPlay(contents);
  const source = useMemo(previewSource, [frame.generation]);
  const { title } = contents.project.object;
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{title}</h1>
        <IconButton icon={RotateCcw} label={t('Restart')} hasTooltip={false} onPress={onRestart} />
        <IconButton
          icon={isMuted ? VolumeX : Volume2}
          label={isMuted ? t('Sound on') : t('Sound off')}
          hasTooltip={false}
          onPress={switchSound}
        />
        {document.fullscreenEnabled ? (
          <IconButton icon={Maximize} label={t('Full screen')} hasTooltip={false} onPress={fillScreen} />
        ) : null}
      </header>
      <div className={styles.screen}>
        {frame.isThere ? (
          <iframe
            key={frame.generation}
            ref={frame.frame}
            className={styles.frame}
            title={t('{title}, running', { title })}
            {...source}
          />
        ) : null}
        {status.phase === 'failed' ? (
          <div className={styles.cover} role="alert">
            <p>{said(status.message)}</p>
            <Button onPress={onRestart}>{t('Start over')}</Button>
          </div>
        ) : null}
      </div>
      <AddressDialog
        question="open"
        url={url}
        onAnswer={(isAllowed) => {
          if (isAllowed) window.open(url, '_blank', 'noopener,noreferrer');
          answerUrl(isAllowed ? 'open' : 'stay');
        }}
      />
      <AddressDialog
        question="callHere"
        url={url === undefined ? servers.asked?.href : undefined}
        onAnswer={servers.answer}
      />
    </main>
  );
}
