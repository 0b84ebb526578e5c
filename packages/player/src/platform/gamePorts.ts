import {
  type AudioPort,
  type CalendarTime,
  createFetchNetwork,
  type GamePorts,
  type InputEvent,
  type NetworkPort,
  type StoragePort,
} from '@playhouse/runtime';
import type { PlayerOptions } from '../player.ts';
import { networkWarning, quitNotice } from './notices.ts';
import type { GameServices } from './services.ts';

/** What the ports of a playing browser are made of. */
export interface PortSources {
  readonly options: PlayerOptions & { readonly storage: StoragePort };
  readonly audio: AudioPort;
  readonly services: GameServices;
  /** Asks the person; the answer comes as input. */
  readonly askText: (question: string) => void;
  /** Hands an answer to the game's next step. */
  readonly answer: (event: InputEvent) => void;
}

/** The ports of a game in a browser: the real clock, this page's language and screen, services, a network if there is one. */
export function createBrowserPorts({ options, audio, services, askText, answer }: PortSources): GamePorts {
  const { onNotice, onOpenUrl } = options;
  return {
    clock: { at: localTime },
    storage: options.storage,
    audio,
    platform: {
      answersCalls: services.answersCalls,
      openUrl(url) {
        const address = webAddress(url);
        if (address === undefined) onNotice?.(`“${url}” is not an address of the web.`);
        else if (onOpenUrl) onOpenUrl(address);
        else onNotice?.(`On some platforms, ${address} would open now.`);
      },
      quit: () => (services.quit ? services.quit() : onNotice?.(quitNotice)),
      askText,
      request: (event, argument) => services.request(event, argument),
    },
    facts: { ...browserFacts(), ...options.facts },
    network: createNetwork(options, answer),
  };
}

/** Tells once for each host that it cannot be reached; the game hears -1 each time. Reference 1.12. */
function createNetwork({ network, onWarning }: PlayerOptions, answer: (event: InputEvent) => void): NetworkPort {
  const told = new Set<string>();
  const warn = (host: string) => {
    if (told.has(host) || told.size >= mostWarnings) return;
    told.add(host);
    onWarning?.(networkWarning(host, network === undefined));
  };
  if (network) return createFetchNetwork({ ...network, answer, onRefused: warn });
  return {
    send({ call, url }) {
      warn(URL.canParse(url) ? new URL(url).host : '');
      answer({ type: 'answer', call });
    },
  };
}

/** A game that makes up hosts does not fill the console. */
const mostWarnings = 20;

function localTime(): CalendarTime {
  const now = new Date();
  return {
    year: now.getFullYear(),
    month: now.getMonth() + 1,
    day: now.getDate(),
    hour: now.getHours(),
    minute: now.getMinutes(),
    second: now.getSeconds(),
    millisecond: now.getMilliseconds(),
  };
}

function browserFacts() {
  const locale = new Intl.Locale(navigator.language || 'en-US').maximize();
  return {
    name: 'HTML5',
    version: '1',
    language: locale.language,
    region: locale.region ?? '',
    deviceModel: '',
    screen: { width: window.screen.width, height: window.screen.height },
  };
}

/** Only addresses of http and https, as a browser understands them. */
function webAddress(url: string): string | undefined {
  const text = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined;
}
