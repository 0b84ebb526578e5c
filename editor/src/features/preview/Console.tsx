import { ArrowDownToLine, Filter, OctagonAlert, Trash2, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { t } from '../../i18n/t.ts';
import { useAssetUrl } from '../../session/SessionContext.ts';
import styles from './Console.module.css';
import { type ConsoleLevel, type ConsoleLine, filterLines, secondsOf } from './consoleLines.ts';

export interface ConsoleProps {
  readonly lines: readonly ConsoleLine[];
  readonly onClear: () => void;
  readonly onShow: (route: string) => void;
}

/** The log of the running game. */
export function Console({ lines, onClear, onShow }: ConsoleProps) {
  const [level, setLevel] = useState<ConsoleLevel | 'all'>('all');
  const [search, setSearch] = useState('');
  const [isFollowing, setFollowing] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  const shown = filterLines(lines, level, search);
  const count = (wanted: ConsoleLevel) => lines.filter((line) => line.level === wanted).length;
  useEffect(() => {
    if (isFollowing) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [shown.at(-1), isFollowing]);
  return (
    <section className={styles.console} aria-label={t('Console')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('Console')}</h2>
        <SegmentedControl
          label={t('Shown')}
          value={level}
          onChange={setLevel}
          segments={[
            { id: 'all', label: t('All'), count: lines.length },
            { id: 'log', label: t('Log'), count: count('log') },
            { id: 'warning', label: t('Warnings'), icon: TriangleAlert, iconOnly: true, count: count('warning') },
            { id: 'error', label: t('Errors'), icon: OctagonAlert, iconOnly: true, count: count('error') },
          ]}
        />
        <label className={styles.filter}>
          <Filter aria-hidden size={14} strokeWidth={1.75} />
          <input
            aria-label={t('Filter by text or actor')}
            placeholder={t('Filter by text or actor')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <span className={styles.gap} />
        <Button className={styles.tool ?? ''} aria-pressed={isFollowing} onPress={() => setFollowing(!isFollowing)}>
          <ArrowDownToLine aria-hidden size={15} strokeWidth={1.75} />
          {t('Follow')}
        </Button>
        <Button className={styles.tool ?? ''} onPress={onClear}>
          <Trash2 aria-hidden size={15} strokeWidth={1.75} />
          {t('Clear')}
        </Button>
      </header>
      <div className={styles.lines} ref={list} role="log" aria-live="off">
        {shown.map((line) => (
          <Line key={line.key} line={line} onShow={onShow} />
        ))}
        {lines.length === 0 ? <p className={styles.empty}>{t('Log output appears here.')}</p> : null}
      </div>
    </section>
  );
}

const Line = memo(({ line, onShow }: { readonly line: ConsoleLine; readonly onShow: (route: string) => void }) => {
  const { level, frame, actor, behavior, image, text, count, route } = line;
  return (
    <div className={styles.row} data-level={level}>
      <span className={styles.time} title={t('Frame {frame}', { frame })}>
        {secondsOf(frame)}
      </span>
      <Face image={image} />
      <span className={styles.mark}>
        {level === 'warning' ? <TriangleAlert role="img" aria-label={t('Warning')} size={15} strokeWidth={2} /> : null}
        {level === 'error' ? <OctagonAlert role="img" aria-label={t('Error')} size={15} strokeWidth={2} /> : null}
      </span>
      <b className={styles.actor} title={actor} dir="auto">
        {actor}
      </b>
      <span className={styles.text} title={text} {...(level === 'log' && { dir: 'auto' })}>
        {text}
      </span>
      {count > 1 ? <span className={styles.count}>× {count}</span> : null}
      {route !== undefined ? (
        <Button
          className={styles.show ?? ''}
          aria-label={t('Show {behavior} in the editor', { behavior: behavior ?? actor })}
          onPress={() => onShow(route)}
        >
          {behavior ?? t('Show in editor')}
        </Button>
      ) : null}
    </div>
  );
});
Line.displayName = t('Line');

function Face({ image }: Pick<ConsoleLine, 'image'>) {
  const url = useAssetUrl(image);
  return <span className={styles.face}>{url ? <img src={url} alt="" /> : null}</span>;
}
