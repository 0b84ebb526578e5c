import { expose } from 'comlink';
import { examineAsset } from './examineAsset.ts';

expose({ examineAsset, isReady: () => true });
