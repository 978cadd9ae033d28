import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import type { EventName } from './events.js';

interface NewEndpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly EventName[];
  readonly secret: string;
  readonly at: Date;
}

/** An address outside that wants to be told of events. */
export class WebhookEndpoint extends AggregateRoot {
  private _previousSecret: string | null = null;
  private _isActive = true;

  private constructor(
    readonly id: string,
    readonly url: string,
    private _events: EventName[],
    private _secret: string,
    readonly createdAt: Date,
  ) {
    super();
  }

  static register({ id, url, events, secret, at }: NewEndpoint): WebhookEndpoint {
    return new WebhookEndpoint(id, url, [...events], secret, at);
  }

  /** Signs with both secrets from now on, until the next change: receivers take over when it suits them. */
  rotateSecret(secret: string): void {
    this._previousSecret = this._secret;
    this._secret = secret;
  }

  /** Ends the time in which the secret before still signs. */
  dropPreviousSecret(): void {
    this._previousSecret = null;
  }

  disable(): void {
    this._isActive = false;
  }

  /** What signs, newest first. */
  get secrets(): readonly string[] {
    return this._previousSecret ? [this._secret, this._previousSecret] : [this._secret];
  }

  get events(): readonly EventName[] {
    return this._events;
  }

  get isActive(): boolean {
    return this._isActive;
  }
}
