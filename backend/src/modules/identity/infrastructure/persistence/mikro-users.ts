import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { where } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { EmailAddress } from '../../domain/email-address.js';
import { EmailTaken } from '../../domain/errors.js';
import { providerKey, type User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';
import { UserMapping } from './mapping.js';

/** Read anew as well: what was read before the lock may be old. */
const CLAIMED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

@Injectable()
export class MikroUsers extends Users {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  find(id: string): Promise<User | null> {
    return this.em.findOne(UserMapping, { id });
  }

  async findByEmail({ value }: EmailAddress): Promise<User | null> {
    // Every log-in asks this: a prepared statement, and no query to build.
    const row = await this.sql.first('select * from identity."user" where email = $1', [value]);
    return row && this.em.map(UserMapping, row);
  }

  findByProvider(issuer: string, subject: string): Promise<User | null> {
    return this.em.findOne(
      UserMapping,
      where<User>({ _providerKey: providerKey({ issuer, subject }) }),
    );
  }

  claim(id: string): Promise<User | null> {
    return this.em.findOne(UserMapping, { id }, CLAIMED);
  }

  claimByEmail(email: EmailAddress): Promise<User | null> {
    return this.em.findOne(UserMapping, where<User>({ _email: email.value }), CLAIMED);
  }

  remove(user: User): Promise<void> {
    return this.store.remove(user);
  }

  async save(user: User): Promise<void> {
    try {
      await this.store.save(user);
    } catch (error) {
      // Two sign-ups at the same moment both found the address free; the index lets one through.
      if (error instanceof UniqueConstraintViolationException) throw new EmailTaken();
      throw error;
    }
  }
}
