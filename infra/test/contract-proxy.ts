import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { committedContract } from './api-contract.ts';

export interface ContractProxy {
  /** Deviations from the OpenAPI documents. */
  faults: ReadonlySet<string>;
  /** The number of checked API replies. */
  checked(): number;
  stop(): void;
}

const BODY_LATER_MS = 5;
const IS_API = /^\/(api|health)\//;

/** Forwards everything between browsers and the product, and checks the API's replies. */
export async function startContractProxy(port: number, target: number): Promise<ContractProxy> {
  const contract = committedContract();
  const faults = new Set<string>();
  let checked = 0;

  function check(asked: IncomingMessage, reply: IncomingMessage, text: string): void {
    const { method = '', url: path = '' } = asked;
    const { statusCode: status = 0, headers } = reply;
    const contentType = headers['content-type'] ?? '';
    checked += 1;
    try {
      const body: unknown =
        contentType.includes('json') && text !== '' ? JSON.parse(text) : undefined;
      contract.check({ method, path, status, contentType, body });
    } catch (fault) {
      faults.add((fault as Error).message);
    }
  }

  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers };
    const isApi = IS_API.test(asked.url ?? '');
    // Compressed replies could not be read here.
    if (isApi) delete headers['accept-encoding'];
    const { method, url: path } = asked;
    const forwarded = request(
      { host: '127.0.0.1', port: target, method, path, headers },
      (reply) => {
        passOn(reply, answer);
        if (isApi) void readWhole(reply).then((text) => text !== null && check(asked, reply, text));
      },
    );
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    // Over a slow network a body comes after its head; here each does, so that nothing relies on the opposite.
    forwarded.flushHeaders();
    if (method === 'GET') asked.pipe(forwarded);
    else setTimeout(() => asked.pipe(forwarded), BODY_LATER_MS);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    faults,
    checked: () => checked,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(reply: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
  // A truncated reply is forwarded as such: the browser must see that it broke.
  reply.once('error', () => answer.destroy());
  reply.pipe(answer);
}

/** The text of a reply, or null if it was truncated, which cannot be checked. */
async function readWhole(reply: IncomingMessage): Promise<string | null> {
  const isText = /json/.test(reply.headers['content-type'] ?? '');
  let text = '';
  reply.on('data', (chunk: Buffer) => {
    if (isText) text += chunk.toString('latin1');
  });
  await new Promise((closed) => reply.once('close', closed));
  return reply.complete ? Buffer.from(text, 'latin1').toString('utf8') : null;
}
