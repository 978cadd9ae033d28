import { Injectable } from '@nestjs/common';
import { Pictures } from '../../../../platform/application/pictures.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { IdentityApi, type Profile } from '../../contract.js';
import { photoUrl } from '../photo.js';

const MAX_NAMED = 50;

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

  async hasConfirmedEmail(userId: string): Promise<boolean> {
    const [confirmed] = await this.sql.rows(
      'select from identity."user" where id = $1 and email_verified_at is not null',
      [userId],
    );
    return confirmed !== undefined;
  }

  async photosInUse(photoIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.sql.rows<{ id: string }>(
      'select photo_id as id from identity."user" where photo_id = any($1::uuid[])',
      [photoIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async educatorsNamed(words: readonly string[]): Promise<ReadonlyMap<string, string>> {
    // Word by word, so that the index alone answers: folding a name costs as much as finding it.
    const rows = await this.sql.rows<{ id: string; name: string }>(
      `with named as (
         select id, name, count(*) as hits
         from (select distinct unnest($1::text[]) as word) asked
         join identity."user" on role = 'educator' and identity.name_words(name) @> array[word]
         group by id
       )
       select id, name from named where hits = (select max(hits) from named) order by id limit ${MAX_NAMED}`,
      [words],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async accountsSharingDevice(
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const rows = await this.sql.rows<{ id: string; others: string[] }>(
      `select own.user_id as id, array_agg(distinct other.user_id) as others
       from identity.session own
       join identity.session other on other.device_mark = own.device_mark
       where own.user_id = any($1::uuid[]) and other.user_id <> own.user_id
       group by own.user_id`,
      [userIds],
    );
    return new Map(rows.map(({ id, others }) => [id, new Set(others)]));
  }
}
