import { Controller, Get, Header, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Ids } from '../../../../platform/application/ids.js';
import { Pictures } from '../../../../platform/application/pictures.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/token-scope.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/body.interceptor.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/current-actor.js';
import { type FileRule, takeForm } from '../../../../platform/infrastructure/http/multipart.js';
import { parse, text } from '../../../../platform/infrastructure/http/validation.js';
import { FindUser } from '../../application/accounts/find-user.js';
import { UpdateProfile } from '../../application/accounts/update-profile.js';
import { PHOTO_WIDTHS, photoFolder } from '../photo.js';
import { PersonName } from '../told-name.js';
import { UserPresenter, UserView } from './user-view.js';

const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

const ProfileFields = z.object({
  name: PersonName.optional(),
  description: text('Description', { max: 1_000, multiline: true }).optional(),
});

@ApiTags('Account')
@Access('member')
@Controller('api/user')
export class UserController {
  constructor(
    private readonly findUser: FindUser,
    private readonly updateProfile: UpdateProfile,
    private readonly pictures: Pictures,
    private readonly ids: Ids,
    private readonly users: UserPresenter,
  ) {}

  @TokenScope('profile:read')
  @ApiOperation({
    operationId: 'getCurrentUser',
    summary: 'Who is logged in',
    description: 'With the courses the person is enrolled in. Without a session 401.',
  })
  @ApiOkResponse({ standardSchema: UserView })
  @Header('Cache-Control', 'no-store')
  @Get('currentuser')
  async currentUser(@CurrentActor() actor: Actor): Promise<UserView> {
    return this.users.present(await this.findUser.execute(actor));
  }

  @ApiOperation({
    operationId: 'updateProfile',
    summary: 'Change name, description or photo',
    description:
      'Fields that are left out stay as they are. Photos are re-encoded; whatever else the file held is gone.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: 80, example: 'Asha Rao' },
        description: { type: 'string', maxLength: 1_000, example: 'I teach web development.' },
        photoUrl: {
          type: 'string',
          format: 'binary',
          description: 'JPEG, PNG or WebP, at most 5 MB.',
        },
      },
    },
  })
  @ApiOkResponse({ standardSchema: UserView })
  @ReadsBody('stream')
  @Header('Cache-Control', 'no-store')
  @Post('updateprofile')
  @HttpCode(HttpStatus.OK)
  async update(@CurrentActor() actor: Actor, @Req() request: Request): Promise<UserView> {
    const photo: FileRule<string> = {
      maxBytes: MAX_PHOTO_BYTES,
      receive: async (content) => {
        const id = this.ids.next();
        await this.pictures.keep(photoFolder(id), content, PHOTO_WIDTHS);
        return id;
      },
      discard: (id) => this.pictures.remove(photoFolder(id)),
    };
    return takeForm(request, 'photoUrl', photo, async ({ fields, file: photoId }) => {
      const change = parse(ProfileFields, fields);
      const user = await this.updateProfile.execute({
        userId: actor.userId,
        ...definedOf(change),
        ...(photoId && { photoId }),
      });
      return this.users.present(user);
    });
  }
}

function definedOf({ name, description }: z.infer<typeof ProfileFields>) {
  return { ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
}
