import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';

@Injectable()
export class FindUser {
  constructor(private readonly users: Users) {}

  /** @throws NotFound */
  async execute({ userId }: { userId: string }): Promise<User> {
    const user = await this.users.lookUp(userId);
    if (!user) throw new NotFound();
    return user;
  }
}
