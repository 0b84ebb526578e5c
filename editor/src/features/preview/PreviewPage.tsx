import { useCallback, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { OfferedIn, useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { isByKeyboard } from './byKeyboard.ts';
import { Console } from './Console.tsx';
import { Device } from './Device.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewDialogs } from './PreviewDialogs.tsx';
import styles from './PreviewPage.module.css';
import { PreviewSide } from './PreviewSide.tsx';
import { goToRegion, usePreviewKeys } from './previewKeys.ts';
import { ScriptsOff } from './ScriptsOff.tsx';
import { fillScreen, useFullScreen } from './useFullScreen.ts';
import { usePreview } from './usePreview.ts';
import { usePreviewRoute } from './usePreviewRoute.ts';

/** Plays the open project in its frame. docs/editor-design.md#preview. */
export default function PreviewPage() {
  const page = useRef<HTMLDivElement>(null);
  const goAround = useCallback((step: 1 | -1) => goToRegion(page.current, step), []);
  const route = usePreviewRoute();
  const preview = usePreview(route.start, (key) => {
    if (key === 'leave') leave();
    else goAround(key === 'nextRegion' ? 1 : -1);
  });
  const { before } = preview.finishing;
  const leave = useCallback(() => before(route.goBack), [before, route.goBack]);
  const show = useCallback((address: string) => before(() => route.show(address)), [before, route.show]);
  usePreviewKeys(leave, goAround);
  useOfferCommands(t('Preview'), () => [{ id: 'back', label: t('Back to editing'), onAction: leave }]);
  const { look, status, gameEvents, frame, project, change, restart } = preview;
  route.noteScene(status.sceneId);
  const { lines, marks } = gameEvents;
  const isFull = useFullScreen();
  return (
    <div className={styles.page} ref={page} data-panel={look.hasPanel || undefined} data-full={isFull || undefined}>
      <title>{t('Preview of {title} - Playhouse', { title: project.object.title })}</title>
      <OfferedIn value={t('Preview')}>
        <PreviewBar
          look={look}
          status={status}
          marks={marks}
          media={preview.media}
          onChange={change}
          onLeave={leave}
          onRestart={restart}
          onSend={(command) => {
            if (command.type === 'stop') preview.stop();
            else frame.send(command);
            if (!isByKeyboard()) frame.frame.current?.focus();
          }}
          onRecord={preview.record}
          onFullScreen={() => {
            fillScreen();
            frame.frame.current?.focus();
          }}
        />
      </OfferedIn>
      {preview.areScriptsOff ? <ScriptsOff hasHung={preview.hasHung} onTurnOn={preview.turnScriptsOn} /> : null}
      <Device
        look={look}
        frame={frame}
        status={status}
        title={project.object.title}
        onRestart={restart}
        isFull={isFull}
      />
      <Console lines={lines} onClear={gameEvents.clear} onShow={show} />
      {look.hasPanel ? <PreviewSide preview={preview} onShow={show} /> : null}
      <PreviewDialogs preview={preview} />
    </div>
  );
}
