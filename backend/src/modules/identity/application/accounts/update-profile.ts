import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';

export interface UpdateProfileCommand {
  readonly userId: string;
  readonly name?: string;
  readonly description?: string;
  /** Null removes the photo. */
  readonly photoId?: string | null;
}

@Injectable()
export class UpdateProfile {
  constructor(
    private readonly users: Users,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound for a deleted account, InvalidInput */
  execute({ userId, ...change }: UpdateProfileCommand): Promise<User> {
    return this.unitOfWork.run(async () => {
      // Of two concurrent uploads, the replaced photo gets deleted; and no photo is stored for an account that is being
      // deleted.
      const user = await this.users.lock(userId);
      if (!user) throw new NotFound();
      user.editProfile(change);
      await this.users.save(user);
      return user;
    });
  }
}
