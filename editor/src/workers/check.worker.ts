import { expose } from 'comlink';
import { createCheckService } from './checkService.ts';

expose(createCheckService());
