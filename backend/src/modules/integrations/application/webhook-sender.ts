export interface SignedMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Calls URLs that third parties registered. */
export abstract class WebhookSender {
  /**
   * Posts the message and resolves to the status of the response; follows no redirect and reads no body.
   * @throws Error on a timeout, or when the address may not be called
   */
  abstract send(message: SignedMessage): Promise<number>;
}
