import { describe, expect, it } from '@jest/globals';
import { ApiContract, type Exchange } from './api-contract.js';

const contract = new ApiContract({
  'openapi.json': {
    paths: {
      '/api/course/{courseId}': {
        get: {
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: { title: { type: 'string' } },
                    required: ['title'],
                    additionalProperties: false,
                  },
                },
              },
            },
            404: { $ref: '#/components/responses/NotFound' },
          },
        },
      },
    },
    components: {
      responses: {
        NotFound: {
          content: { 'application/json': { schema: { type: 'object', required: ['code'] } } },
        },
      },
    },
  },
});

const reply = (change: Partial<Exchange>) => () =>
  contract.check({
    method: 'GET',
    path: '/api/course/knitting?full=1',
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: { title: 'Knitting' },
    ...change,
  });

describe('The API contract', () => {
  it('accepts what is declared', () => {
    expect(reply({})).not.toThrow();
    expect(reply({ status: 404, body: { code: 'NOT_FOUND' } })).not.toThrow();
  });

  it.each<[string, Partial<Exchange>, string]>([
    ['a status', { status: 409 }, 'does not declare'],
    ['a field', { body: { title: 'Knitting', secret: 1 } }, 'additional properties'],
    ['a call', { path: '/api/unheard-of' }, 'no document knows'],
    ['a kind of content', { contentType: 'text/html' }, 'text/html instead of'],
  ])('refuses %s that is not declared', (_, change, message) => {
    expect(reply(change)).toThrow(message);
  });

  it('refuses a declared field that is missing, in errors too', () => {
    expect(reply({ body: {} })).toThrow("required property 'title'");
    expect(reply({ status: 404, body: {} })).toThrow("required property 'code'");
  });

  it('lets the server say that there is no such call', () => {
    expect(reply({ method: 'PATCH', status: 405 })).not.toThrow();
    expect(reply({ path: '/api/unheard-of', status: 404 })).not.toThrow();
  });
});
