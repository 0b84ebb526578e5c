import type { AudioPort, GamePorts, NetworkPort, StoragePort } from '@playhouse/runtime';
import type { PlayerOptions } from '../api/player.ts';
import type { GameServices } from '../api/services.ts';
import { localTime } from './localTime.ts';
import { quitNotice } from './notices.ts';

/** What the ports of a browser game are made of. */
export interface PortSources {
  readonly options: PlayerOptions & { readonly storage: StoragePort };
  readonly audio: AudioPort;
  readonly services: GameServices;
  /** Asks the player; the answer arrives as input. */
  readonly askText: (question: string) => void;
  readonly network: NetworkPort;
}

/** The ports of a game in a browser: the real clock, this page's language and screen, services, the network. */
export function createBrowserPorts({ options, audio, services, askText, network }: PortSources): GamePorts {
  const { onNotice, onOpenUrl } = options;
  return {
    clock: { at: localTime },
    storage: options.storage,
    audio,
    platform: {
      answersCalls: services.answersCalls,
      openUrl(url) {
        const address = webAddress(url);
        if (address === undefined) onNotice?.(`“${url}” is not a web address.`);
        else if (onOpenUrl) onOpenUrl(address);
        else onNotice?.(`This would open ${address} on some platforms.`);
      },
      quit: () => (services.quit ? services.quit() : onNotice?.(quitNotice)),
      askText,
      request: (event, argument) => services.request(event, argument),
    },
    facts: { ...browserFacts(), ...options.facts },
    network,
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

/** Only http and https addresses, as parsed by the browser. */
function webAddress(url: string): string | undefined {
  const text = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined;
}
