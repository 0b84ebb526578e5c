/** The part of a port that receiving needs. */
export type ReceivingPort = Pick<MessagePort, 'onmessage' | 'close'>;

/**
 * Receives the messages of a port that a parser accepts. The first one that it rejects closes the port, and nothing
 * after it is received. docs/reliability.md#t23.
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
