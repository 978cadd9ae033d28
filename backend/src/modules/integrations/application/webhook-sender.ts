export interface SignedMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Calls addresses that other people named. */
export abstract class WebhookSender {
  /**
   * Posts the message and resolves to the status of the reply; follows no redirect and reads no body.
   * @throws Error when no reply came within the time, or the address is none we call
   */
  abstract send(message: SignedMessage): Promise<number>;
}
