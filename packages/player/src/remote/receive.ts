/** As much of a port as receiving needs. */
export type ReceivingPort = Pick<MessagePort, 'onmessage' | 'close'>;

/**
 * Takes the messages of a port that a parser knows. The first other one closes the port, and nothing after it is taken.
 * docs/reliability.md#t23.
 */
export function receive<Message>(
  port: ReceivingPort,
  parse: (value: unknown) => Message | undefined,
  take: (message: Message) => void,
  onRefused: () => void = () => undefined,
): void {
  let isOpen = true;
  port.onmessage = ({ data }: MessageEvent) => {
    if (!isOpen) return;
    const message = parse(data);
    if (message !== undefined) return take(message);
    isOpen = false;
    port.close();
    onRefused();
  };
}
