import { describeFont } from '@playhouse/core';
import { expose } from 'comlink';
import { examineAsset } from './examineAsset.ts';

expose({ examineAsset, describeFont, isReady: () => true });
