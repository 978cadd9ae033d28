import { lookup as resolveName } from 'node:dns';
import { type ClientRequestArgs, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type SignedMessage, WebhookSender } from '../../application/webhook-sender.js';
import { isPublicAddress, NOT_PUBLIC, objectionTo } from './public-addresses.js';

const TIMEOUT_MS = 10_000;

class AddressRefused extends Error {}

export interface SenderRules {
  /** Calls public addresses by https only. False outside production, where receivers run on the same machine. */
  readonly publicOnly: boolean;
  /** In place of ten seconds, for all of it. */
  readonly timeoutMs?: number;
}

/**
 * Posts over HTTP(S). The name is resolved once and the connection goes to exactly the address that was checked, so
 * that a name cannot change its mind in between.
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
      // A connection of its own: a kept one would lead where an earlier check allowed.
      agent: false,
      ...(this.rules.publicOnly && { lookup: lookupPublic }),
    };
    const request = target.protocol === 'https:' ? secureRequest : plainRequest;
    return new Promise((resolve, reject) => {
      const call = request(target, options, (response) => {
        response.resume();
        // What the receiver has to say besides its status does not interest us.
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      call.once('error', reject);
      // Who answers 101, to speak another protocol, causes neither a response nor an error.
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
