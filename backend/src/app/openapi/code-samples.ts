import type { OpenAPIObject } from '@nestjs/swagger';
import { type Method, type Operation, operationsIn } from './document-types.js';

/** The calls that most integrations start with. */
const SAMPLED = new Set([
  'signUp',
  'logIn',
  'getCurrentUser',
  'listPublishedCourses',
  'getCourse',
  'searchWithAi',
  'createCourse',
  'createOrder',
  'getLearningProgress',
  'giveReview',
]);

const ORIGIN = 'https://lectern.example.com';

/** Adds samples in curl and JavaScript, with the values of the operation's own example. */
export function addCodeSamples(document: OpenAPIObject): void {
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of operationsIn(item))
      if (SAMPLED.has(operation.operationId ?? ''))
        Object.assign(operation, { 'x-codeSamples': samplesOf(method, path, operation) });
}

function samplesOf(method: Method, path: string, operation: Operation) {
  const url = `${ORIGIN}${path.replace(/\{\w+\}/g, '0192f0c1-7b5e-7000-8000-000000000000')}`;
  const body = exampleBody(operation);
  return [
    { lang: 'Shell', label: 'curl', source: curl(method, url, body) },
    { lang: 'JavaScript', label: 'fetch', source: fetchCall(method, url, body) },
  ];
}

function exampleBody(operation: Operation): unknown {
  const request = operation.requestBody as
    { content: Record<string, { example?: unknown }> } | undefined;
  return request?.content['application/json']?.example;
}

function curl(method: Method, url: string, body: unknown): string {
  const lines = [`curl -X ${method.toUpperCase()} '${url}'`, `-b cookies.txt -c cookies.txt`];
  if (body !== undefined) {
    const text = JSON.stringify(body).replaceAll("'", String.raw`'\''`);
    lines.push(`-H 'Content-Type: application/json'`, `-d '${text}'`);
  }
  return lines.join(' \\\n  ');
}

function fetchCall(method: Method, url: string, body: unknown): string {
  const options = [
    `method: '${method.toUpperCase()}'`,
    `credentials: 'include'`,
    ...(body === undefined
      ? []
      : [
          `headers: { 'Content-Type': 'application/json' }`,
          `body: JSON.stringify(${JSON.stringify(body)})`,
        ]),
  ];
  return `const reply = await fetch('${url}', {\n  ${options.join(',\n  ')},\n});\nconsole.log(reply.status, await reply.json());`;
}
