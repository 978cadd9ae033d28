import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import type { EventName } from './events.js';

interface NewEndpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly EventName[];
  readonly secret: string;
  readonly at: Date;
}

/** An integrator's URL that receives events. */
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

  /** Signs with both secrets until the next change, so that receivers can switch when it suits them. */
  rotateSecret(secret: string): void {
    this._previousSecret = this._secret;
    this._secret = secret;
  }

  /** Stops signing with the previous secret. */
  dropPreviousSecret(): void {
    this._previousSecret = null;
  }

  disable(): void {
    this._isActive = false;
  }

  /** The secrets to sign with, newest first. */
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
