import { Controller, Get, Header, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Ids } from '../../../../platform/application/ids.js';
import { Pictures } from '../../../../platform/application/pictures.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/bodies/body.interceptor.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import {
  type FileRule,
  takeForm,
} from '../../../../platform/infrastructure/http/bodies/multipart.js';
import { flag, parse, text } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { FindUser } from '../../application/accounts/find-user.js';
import { UpdateProfile } from '../../application/accounts/update-profile.js';
import { PHOTO_WIDTHS, photoFolder } from '../photo.js';
import { PersonName } from '../told-name.js';
import { UserPresenter, UserView } from './user-view.js';

const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

const ProfileFields = z.object({
  name: PersonName.optional(),
  description: text('Description', { max: 1_000, multiline: true }).optional(),
  removePhoto: flag().optional(),
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
    summary: 'Get your account',
    description: 'Includes the courses you are enrolled in. Answers 401 when nobody is logged in.',
  })
  @ApiOkResponse({ standardSchema: UserView })
  @Header('Cache-Control', 'no-store')
  @Get('currentuser')
  async currentUser(@CurrentActor() actor: Actor): Promise<UserView> {
    return this.users.present(await this.findUser.execute(actor));
  }

  @ApiOperation({
    operationId: 'updateProfile',
    summary: 'Update your name, description or photo',
    description:
      'Fields you leave out stay as they are. Photos are re-encoded, which removes everything else that the file contained.',
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
        removePhoto: {
          type: 'string',
          enum: ['true', 'false'],
          description: 'Removes the photo, unless a new one is sent.',
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
        await this.pictures.keep(actor.userId, photoFolder(id), content, PHOTO_WIDTHS);
        return id;
      },
      discard: (id) => this.pictures.remove(photoFolder(id)),
    };
    return takeForm(request, 'photoUrl', photo, async ({ fields, file: photoId }) => {
      const { removePhoto, ...change } = parse(ProfileFields, fields);
      const user = await this.updateProfile.execute({
        userId: actor.userId,
        ...definedOf(change),
        ...(removePhoto && { photoId: null }),
        ...(photoId && { photoId }),
      });
      return this.users.present(user);
    });
  }
}

function definedOf({ name, description }: z.infer<typeof ProfileFields>) {
  return { ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
}
