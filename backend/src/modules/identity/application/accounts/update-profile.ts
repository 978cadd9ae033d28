import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';

export interface UpdateProfileCommand {
  readonly userId: string;
  readonly name?: string;
  readonly description?: string;
  readonly photoId?: string;
}

@Injectable()
export class UpdateProfile {
  constructor(
    private readonly users: Users,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ userId, ...change }: UpdateProfileCommand): Promise<User> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.find(userId);
      if (!user) throw new NotFound();
      user.editProfile(change);
      await this.users.save(user);
      return user;
    });
  }
}
