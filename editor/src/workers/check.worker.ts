import { expose } from 'comlink';
import { speakIn } from '../i18n/translateCatalogue.ts';
import { createCheckService } from './checkService.ts';

expose({ ...createCheckService(), speakIn });
