import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { z } from 'zod';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { LoopbackIdentity } from '../sign-in/loopback-identity.js';

const Person = z.object({
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean().default(true),
  nonce: z.string().optional(),
});

/** For tests and demos: returns what Google's popup would hand to the browser. Does not exist in production. */
@ApiExcludeController()
@Access('open')
@Controller('dev/identity')
export class LoopbackIdentityController {
  constructor(private readonly identity: LoopbackIdentity) {}

  @Post('token')
  @HttpCode(200)
  async token(@Body({ schema: Person }) person: z.infer<typeof Person>) {
    return { idToken: await this.identity.issue(person) };
  }
}
