import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../../logging/log.js';
import { type Problem, standardProblem } from '../replies/problem.js';
import type { HeaderList } from '../replies/send-kept.js';

/** What Node's parser says of requests that it does not hand over; everything else is a 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node's own field for the reply in progress on a connection, which its default for such requests reads, too. */
interface Busy {
  readonly _httpMessage?: ServerResponse | null;
}

/**
 * Answers requests that are no HTTP, or never end, in the one error format, and ends their connection: Node's default
 * is a status line alone.
 *
 * @param always headers of every reply
 */
export function answerUnreadable(server: Server, always: HeaderList, log: Log): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket & Busy) => {
    // A reply that has begun must not be continued with another one.
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy();
      return;
    }
    const problem = standardProblem(STATUS[error.code ?? ''] ?? 400);
    const id = randomUUID();
    const res = { statusCode: problem.statusCode };
    log.info({ req: { id }, res, reason: error.code }, 'request unreadable');
    socket.end(replyOf({ ...problem, requestId: id }, always), () => socket.destroy());
  });
}

function replyOf(problem: Problem, always: HeaderList): string {
  const body = JSON.stringify(problem);
  const headers = [
    ...always,
    ...['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'],
    ...['Content-Length', String(Buffer.byteLength(body)), 'Connection', 'close'],
    ...['X-Request-Id', problem.requestId],
  ];
  const lines = headers.flatMap((name, at) =>
    at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : [],
  );
  const { statusCode } = problem;
  return [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`, ...lines, '', body].join('\r\n');
}
