/** A fake response: a body, or a status with a body. */
type Json = { [key: string]: unknown } | readonly unknown[] | null;
interface Reply {
  status: number;
  body: Json;
  headers?: Record<string, string>;
}
type Answer = Json | Reply;
interface Asked {
  body: unknown;
  url: URL;
  headers: Headers;
}
type Route = Answer | ((request: Asked) => Answer | Promise<Answer>);

export interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

function isReply(answer: Answer): answer is Reply {
  return answer !== null && 'status' in answer && 'body' in answer;
}

/**
 * Replaces the server behind `fetch`: `fakeServer({ 'POST /api/auth/login': user })`. Unknown calls are 404 problems.
 * Returns the calls made so far.
 */
export function fakeServer(routes: Record<string, Route>): RecordedCall[] {
  const calls: RecordedCall[] = [];
  globalThis.fetch = async (input, options) => {
    const request = new Request(input, options);
    const url = new URL(request.url);
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : null;
    const { method, headers } = request;
    calls.push({ method, path: url.pathname, body, headers });
    const route = routes[`${method} ${url.pathname}`] ?? problem(404, 'NOT_FOUND', 'Not found.');
    const answer = typeof route === 'function' ? await route({ body, url, headers }) : route;
    if (!isReply(answer)) return Response.json(answer);
    const { body: reply, ...init } = answer;
    return Response.json(reply, init);
  };
  return calls;
}

/** An error response in the server's format. */
export function problem(
  status: number,
  code: string,
  message: string,
  fieldErrors: Record<string, string> = {},
): { status: number; body: Json } {
  const errors = Object.entries(fieldErrors).map(([field, text]) => ({ field, message: text }));
  return { status, body: { statusCode: status, code, message, errors, requestId: 'test-request' } };
}
