import { Injectable } from '@nestjs/common';
import { Pictures } from '../../../../platform/application/pictures.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { IdentityApi, type Profile } from '../../contract.js';
import { photoUrl } from '../photo.js';

interface Row extends Omit<Profile, 'photoUrl'> {
  photoId: string | null;
}

@Injectable()
export class SqlIdentityApi extends IdentityApi {
  constructor(
    private readonly sql: Sql,
    private readonly pictures: Pictures,
  ) {
    super();
  }

  async profilesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Profile>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.sql.rows<Row>(
      `select id, name, email, role, description, photo_id as "photoId"
       from identity."user" where id = any($1::uuid[])`,
      [[...new Set(userIds)]],
    );
    return new Map(
      rows.map(({ photoId, ...profile }) => [
        profile.id,
        { ...profile, photoUrl: photoUrl(this.pictures, photoId) },
      ]),
    );
  }
}
