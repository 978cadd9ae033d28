import type { ApiDocument, Content, Operation, Parameter, Paths } from './api-document.ts';
import { misfits, type Reader } from './schema-fit.ts';

/** What in `now` could break a program written for `old`, in words. Additions do not count. */
export function breaks(old: ApiDocument, now: ApiDocument): string[] {
  return [
    ...breaksOfPaths(old.paths, now.paths, (before, after) => [
      ...identityBreaks(before, after),
      ...parameterBreaks(old, now, before, after),
      ...requestBreaks(old, now, before, after),
      ...replyBreaks(old, now, before, after),
    ]),
    // Webhooks are calls by us: integrators read what we send.
    ...breaksOfPaths(old.webhooks ?? {}, now.webhooks ?? {}, (before, after) =>
      contentBreaks(
        [old, before.requestBody?.content],
        [now, after.requestBody?.content],
        'caller',
        'request',
      ),
    ),
  ];
}

function breaksOfPaths(
  old: Paths,
  now: Paths,
  compare: (before: Operation, after: Operation) => string[],
): string[] {
  return Object.entries(old).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, before]) => {
      const after = now[path]?.[method];
      const name = `${method.toUpperCase()} ${path}`;
      if (!after) return [`${name} is gone`];
      return compare(before, after).map((fault) => `${name}: ${fault}`);
    }),
  );
}

/** Client libraries name methods after the operation, and callers authenticate in one of the declared ways. */
function identityBreaks(before: Operation, after: Operation): string[] {
  const ways = (after.security ?? []).map((way) => JSON.stringify(way));
  const isOpen = ways.length === 0 || ways.includes('{}');
  const wasOpen = (before.security ?? []).length === 0;
  return [
    ...(before.operationId === after.operationId
      ? []
      : [`operationId ${before.operationId} is now ${after.operationId}`]),
    ...(wasOpen && !isOpen ? ['a log-in is needed now'] : []),
    ...(before.security ?? [])
      .filter((way) => !isOpen && !ways.includes(JSON.stringify(way)))
      .map((way) => `${Object.keys(way).join() || 'no log-in'} does not open it any more`),
  ];
}

function parameterBreaks(
  old: ApiDocument,
  now: ApiDocument,
  before: Operation,
  after: Operation,
): string[] {
  const keyOf = (parameter: Parameter): string => `${parameter.in} ${parameter.name}`;
  const earlier = new Map((before.parameters ?? []).map((one) => [keyOf(one), one]));
  const later = new Map((after.parameters ?? []).map((one) => [keyOf(one), one]));
  const gone = [...earlier.keys()].filter((key) => !later.has(key)).map((key) => `${key} is gone`);
  const needed = [...later]
    .filter(([key, { required }]) => required && !earlier.get(key)?.required)
    .map(([key]) => `${key} is required now`);
  const different = [...later].flatMap(([key, { schema }]) => {
    const was = earlier.get(key)?.schema;
    if (!was || !schema) return [];
    const given = { document: old, schema: was };
    return misfits(given, { document: now, schema }, 'server').map((fault) => `${key}: ${fault}`);
  });
  return [...gone, ...needed, ...different];
}

function requestBreaks(
  old: ApiDocument,
  now: ApiDocument,
  { requestBody: before }: Operation,
  { requestBody: after }: Operation,
): string[] {
  return [
    ...(after?.required && !before?.required ? ['a body is required now'] : []),
    ...contentBreaks([old, before?.content], [now, after?.content], 'server', 'request'),
  ];
}

function replyBreaks(
  old: ApiDocument,
  now: ApiDocument,
  before: Operation,
  after: Operation,
): string[] {
  const contentOf = (document: ApiDocument, operation: Operation, status: string) => {
    const reply = operation.responses[status];
    const name = reply?.$ref?.split('/').at(-1);
    return name === undefined ? reply?.content : document.components.responses?.[name]?.content;
  };
  const successes = (operation: Operation): string[] =>
    Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  const gone = successes(before).filter((status) => !after.responses[status]);
  return [
    ...gone.map((status) => `${status} is not answered any more`),
    ...Object.keys(before.responses)
      .filter((status) => after.responses[status])
      .flatMap((status) =>
        contentBreaks(
          [old, contentOf(old, before, status)],
          [now, contentOf(now, after, status)],
          'caller',
          status,
        ),
      ),
  ];
}

function contentBreaks(
  [old, before]: [ApiDocument, Content | undefined],
  [now, after]: [ApiDocument, Content | undefined],
  reader: Reader,
  where: string,
): string[] {
  return Object.entries(before ?? {}).flatMap(([type, { schema: was }]) => {
    if (!after?.[type]) return [`${where}: ${type} is gone`];
    const { schema } = after[type];
    if (!was || !schema) return [];
    const [earlier, later] = [
      { document: old, schema: was },
      { document: now, schema },
    ];
    const faults =
      reader === 'server' ? misfits(earlier, later, reader) : misfits(later, earlier, reader);
    return faults.map((fault) => `${where}: ${fault}`);
  });
}
