import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiResponse } from '@nestjs/swagger';

interface Choices {
  /** Whether readers may be redirected to a store that serves files itself. */
  readonly redirects?: boolean;
}

/** Documents the possible replies of `sendFile`. */
export const ApiFileReply = (types: readonly string[], { redirects = false }: Choices = {}) => {
  const content = Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  return applyDecorators(
    ApiProduces(...types),
    ApiOkResponse({ description: 'The whole file.', content }),
    ApiResponse({ status: 206, description: 'The requested range.', content }),
    ApiResponse({ status: 416, description: 'The range begins after the end of the file.' }),
    ...(redirects
      ? [
          ApiResponse({
            status: 302,
            description:
              'A redirect to the file store, with a link that is valid for five minutes.',
          }),
        ]
      : []),
  );
};
