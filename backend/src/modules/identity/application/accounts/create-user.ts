import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { EmailAddress } from '../../domain/email-address.js';
import { EmailTaken } from '../../domain/errors.js';
import { type Role, User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';

export interface CreateUserCommand {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}

/** The operator of the installation creates an account for somebody; the only way to its first ops account. */
@Injectable()
export class CreateUser {
  constructor(
    private readonly users: Users,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws EmailTaken, InvalidInput */
  async execute({ name, email, password, role }: CreateUserCommand): Promise<void> {
    const address = EmailAddress.parse(email);
    await this.rules.check(password, address);
    const hash = await this.hasher.hash(password);
    await this.unitOfWork.run(async () => {
      if (await this.users.findByEmail(address)) throw new EmailTaken();
      const id = this.ids.next();
      await this.users.save(
        User.signUp({ id, name, email: address, role, at: this.clock.now() }, hash),
      );
    });
  }
}
