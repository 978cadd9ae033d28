import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiResponse } from '@nestjs/swagger';

interface Choices {
  /** Whether readers may be sent to a store that serves itself. */
  readonly redirects?: boolean;
}

/** Documents what `sendFile` may answer. */
export const ApiFileReply = (types: readonly string[], { redirects = false }: Choices = {}) => {
  const content = Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  return applyDecorators(
    ApiProduces(...types),
    ApiOkResponse({ description: 'The whole file.', content }),
    ApiResponse({ status: 206, description: 'The range that was asked for.', content }),
    ApiResponse({ status: 416, description: 'The file ends before the range begins.' }),
    ...(redirects
      ? [ApiResponse({ status: 302, description: 'A link of five minutes to the store.' })]
      : []),
  );
};
