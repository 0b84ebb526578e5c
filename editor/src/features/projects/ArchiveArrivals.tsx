import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { getServices } from '../../session/services.ts';
import { useArrivingFiles } from '../../ui-state/arrivingFiles.ts';
import styles from './ArchiveArrivals.module.css';
import { followArchiveDrops } from './archiveDrops.ts';
import { ImportReport } from './ImportReport.tsx';
import { useImport } from './useImport.ts';

/** The part of the File Handling API that is used; few browsers have it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/**
 * Imports projects that arrive from outside: files opened with the installed editor, and archives dropped anywhere.
 * docs/product-rules.md#project-library.
 */
export function ArchiveArrivals() {
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  const isOpening = useRef(false);
  const open = (id: string) => navigate(`/game/${id}`);
  const { run, report, closeReport } = useImport({
    store: async () => (await getServices()).store,
    onWhole({ id, title }) {
      if (isOpening.current) open(id);
      else showToast(t('{title} imported', { title }), { label: t('Open'), onAction: () => open(id) });
    },
  });
  // The library reports every file that is not a project.
  const showsProjects = useRef(false);
  showsProjects.current = useLocation().pathname === '/projects';
  const take = useRef(run);
  take.current = run;
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files = [] }) => {
      const takeOpened = (opened: readonly File[]) => {
        isOpening.current = opened.length === 1;
        take.current(opened);
      };
      const fail = () => showToast(t('The file cannot be read. Choose it again, or download it again.'));
      void Promise.all(files.map((file) => file.getFile())).then(takeOpened, fail);
    });
    return followArchiveDrops(window, {
      takesAll: () => showsProjects.current,
      onOver: setOver,
      onFiles(files) {
        isOpening.current = false;
        take.current(files);
      },
      onRefused: ([file, ...others]) => {
        if (!file) return;
        const { name } = file;
        if (others.length > 0) showToast(t('These files cannot be dropped here. Projects end in .zip or .gameproj.'));
        else showToast(t('{name} cannot be dropped here. Projects end in .zip or .gameproj.', { name }));
      },
    });
  }, []);
  const chosen = useArrivingFiles(({ files }) => files);
  useEffect(() => {
    if (chosen.length === 0) return;
    isOpening.current = false;
    take.current(useArrivingFiles.getState().take());
  }, [chosen]);
  return (
    <>
      {isOver ? <p className={styles.drop}>{t('Drop to import')}</p> : null}
      <ImportReport
        results={report}
        onClose={closeReport}
        onOpen={(id) => {
          closeReport();
          open(id);
        }}
      />
    </>
  );
}
