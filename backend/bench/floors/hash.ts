// Floor of line 7: node:http with only one argon2id hash at OWASP cost per request.
import { hash } from '@node-rs/argon2';
import { listen } from './listen.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

listen((request, response) => {
  request.resume();
  if (request.url === '/health/live') {
    response.end('{}');
    return;
  }
  hash('correct horse battery staple', COST).then(
    () => response.end('{}'),
    () => response.writeHead(500).end(),
  );
});
