import type { Fact } from '../../../platform/domain/fact.js';
import type { EmailAddress } from '../domain/email-address.js';
import { EmailTaken } from '../domain/errors.js';
import type { Session } from '../domain/session.js';
import type { Sessions } from '../domain/sessions.js';
import type { User } from '../domain/user.js';
import { type Entrant, Users } from '../domain/users.js';
import { Shelf } from './shelf.js';

export class InMemoryUsers extends Users {
  private readonly shelf = new Shelf<User>();

  /** @param facts receives the saved facts; `sessions` receives those of newcomers */
  constructor(
    private readonly facts: Fact[],
    private readonly sessions: Sessions,
  ) {
    super();
  }

  get all(): readonly User[] {
    return this.shelf.all;
  }

  async find(id: string): Promise<User | null> {
    return this.shelf.get(id);
  }

  async findByEmail({ value }: EmailAddress): Promise<User | null> {
    return this.all.find(({ email }) => email === value) ?? null;
  }

  lookUp(id: string): Promise<User | null> {
    return this.find(id);
  }

  lookUpByEmail(email: EmailAddress): Promise<User | null> {
    return this.findByEmail(email);
  }

  async lookUpForLogIn(email: EmailAddress, deviceMark: string | null): Promise<Entrant> {
    const user = await this.findByEmail(email);
    const sessions = user ? await this.sessions.keptOf(user.id) : [];
    const isOnIt = (session: Session) => session.deviceMark === deviceMark;
    return { user, isKnownDevice: deviceMark !== null && sessions.some(isOnIt) };
  }

  async lockByProvider(issuer: string, subject: string): Promise<User | null> {
    const identity = { issuer, subject, isAuthoritative: true };
    return this.all.find((user) => user.isLinkedTo(identity)) ?? null;
  }

  lock(id: string): Promise<User | null> {
    return this.find(id);
  }

  lockByEmail(email: EmailAddress): Promise<User | null> {
    return this.findByEmail(email);
  }

  async countOtherOps(user: User): Promise<number> {
    return this.all.filter(({ id, isActiveOps }) => isActiveOps && id !== user.id).length;
  }

  async save(user: User): Promise<void> {
    if (this.all.some(({ id, email }) => email === user.email && id !== user.id))
      throw new EmailTaken();
    this.facts.push(...user.pullFacts());
    this.shelf.put(user.id, user);
  }

  async admit(newcomer: User, session: Session): Promise<void> {
    await this.save(newcomer);
    await this.sessions.save(session);
  }

  async remove(user: User): Promise<void> {
    this.facts.push(...user.pullFacts());
    this.shelf.remove(user.id);
  }
}
