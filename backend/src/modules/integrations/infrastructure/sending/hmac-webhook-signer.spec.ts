import { expect, it } from '@jest/globals';
import { HmacWebhookSigner } from './hmac-webhook-signer.js';

it('signs as the examples of Standard Webhooks do, once for each secret', () => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  const signer = new HmacWebhookSigner();
  expect(signer.sign(message, [secret])).toBe(signature);
  expect(signer.sign(message, [secret, secret])).toBe(`${signature} ${signature}`);
});
