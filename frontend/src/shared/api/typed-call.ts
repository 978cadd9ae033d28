import type { DevPaths, GooglePaths } from './dev-paths';
import type { paths } from './schema';

type Paths = paths & DevPaths & GooglePaths;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type PathsWith<M extends Method> = {
  [P in keyof Paths]: Paths[P] extends Record<Lowercase<M>, { responses: unknown }> ? P : never;
}[keyof Paths];

type Operation<M extends Method, P extends keyof Paths> =
  Lowercase<M> extends keyof Paths[P] ? Paths[P][Lowercase<M>] : never;

/** A part may be omitted if all its fields are optional. */
type Optional<Key extends string, Part> =
  Record<never, never> extends Part ? { [K in Key]?: Part } : { [K in Key]: Part };

type Params<O> = O extends { parameters: infer Parts }
  ? Optional<'params', Pick<Parts, keyof Parts & ('path' | 'query' | 'header')>>
  : { params?: never };

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

type Body<O> = O extends { requestBody: infer Sent }
  ? { body: Json<Sent> }
  : O extends { requestBody?: infer Sent }
    ? [NonNullable<Sent>] extends [never]
      ? { body?: never }
      : { body?: Json<NonNullable<Sent>> }
    : { body?: never };

type Success = 200 | 201 | 202 | 204;

type Answer<O> = O extends { responses: infer All }
  ? { [Status in keyof All & Success]: Json<All[Status]> }[keyof All & Success]
  : never;

interface Options {
  headers?: Record<string, string>;
  /** For calls that must reach the server even if the page is closed. */
  keepalive?: boolean;
  /** The idempotency key of the request that this one repeats, instead of a new one. */
  key?: string;
}

type Init<O> = Params<O> & Body<O> & Options;

type Arguments<O> = Record<never, never> extends Init<O> ? [init?: Init<O>] : [init: Init<O>];

/** Calls of one method: the OpenAPI document determines the input and output of each path. */
export type Calls<M extends Method> = <P extends PathsWith<M>>(
  path: P,
  ...init: Arguments<Operation<M, P>>
) => Promise<{ data: Answer<Operation<M, P>>; response: Response }>;

/** The untyped form that the calls are built on. */
export interface PlainInit extends Options {
  params?: {
    path?: Record<string, string | number>;
    query?: Record<string, unknown>;
    header?: Record<string, string>;
  };
  body?: unknown;
}
