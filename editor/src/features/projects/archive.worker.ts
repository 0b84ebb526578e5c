import { expose } from 'comlink';
import { readArchiveBytes, writeArchiveBytes } from './archiveTasks.ts';

expose({ readArchiveBytes, writeArchiveBytes });
