import type { OpenAPIObject } from '@nestjs/swagger';
import { BODY_EXTENSION } from '../../platform/infrastructure/http/bodies/body.interceptor.js';
import { operationsIn } from './document-types.js';

/** Documents where JSON may also be sent as text: a page being closed can send nothing else. */
export function addTextBodies(document: OpenAPIObject): void {
  for (const item of Object.values(document.paths))
    for (const [, { [BODY_EXTENSION]: kind, requestBody }] of operationsIn(item))
      if (kind === 'json-or-text' && requestBody && !('$ref' in requestBody))
        requestBody.content['text/plain'] = {
          schema: {
            type: 'string',
            description: 'The same JSON, as `navigator.sendBeacon` sends it.',
          },
          example: JSON.stringify(requestBody.content['application/json']?.example),
        };
}
