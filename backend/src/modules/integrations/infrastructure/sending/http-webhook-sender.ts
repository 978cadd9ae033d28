import { lookup as resolveName } from 'node:dns';
import { type ClientRequestArgs, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type SignedMessage, WebhookSender } from '../../application/webhook-sender.js';
import { isPublicAddress, NOT_PUBLIC, objectionTo } from './public-addresses.js';

const TIMEOUT_MS = 10_000;

class AddressRefused extends Error {}

export interface SenderRules {
  /** Calls only public addresses, by https. False outside production, where receivers run on the same machine. */
  readonly publicOnly: boolean;
  /** The time limit of the whole call, instead of ten seconds. */
  readonly timeoutMs?: number;
}

/**
 * Posts over HTTP(S). The name is resolved once, and the connection goes to exactly the address that was checked, so
 * that a name cannot resolve to another address in between (DNS rebinding).
 */
export class HttpWebhookSender extends WebhookSender {
  constructor(private readonly rules: SenderRules) {
    super();
  }

  async send({ url, headers, body }: SignedMessage): Promise<number> {
    const target = new URL(url);
    const objection = this.rules.publicOnly ? objectionTo(url) : null;
    if (objection) throw new AddressRefused(objection);
    const options: ClientRequestArgs = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(this.rules.timeoutMs ?? TIMEOUT_MS),
      // A new connection: a kept-alive one would bypass the check of the address.
      agent: false,
      ...(this.rules.publicOnly && { lookup: lookupPublic }),
    };
    const request = target.protocol === 'https:' ? secureRequest : plainRequest;
    return new Promise((resolve, reject) => {
      const call = request(target, options, (response) => {
        response.resume();
        // Only the status of the response matters.
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      call.once('error', reject);
      // A receiver that answers 101, to switch protocols, triggers neither a response nor an error.
      call.once('close', () => reject(new Error('No answer came.')));
      call.end(body);
    });
  }
}

const lookupPublic: LookupFunction = (name, options, callback) => {
  resolveName(name, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const isSafe =
      addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    if (!isSafe) return callback(new AddressRefused(NOT_PUBLIC), []);
    const [first] = addresses;
    if (options.all || !first) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
