import type { Session } from '../domain/session.js';
import { type Begun, Sessions } from '../domain/sessions.js';
import type { User } from '../domain/user.js';
import { Shelf } from './shelf.js';

export class InMemorySessions extends Sessions {
  private readonly shelf = new Shelf<Session>();
  /** Sessions that ended since `told` was last awaited. */
  untold = 0;

  constructor(private readonly account: (userId: string) => User | undefined) {
    super();
  }

  async start(session: Session, most: number): Promise<Begun> {
    await this.save(session);
    const surplus = (await this.openOf(session.userId)).slice(most);
    for (const one of surplus) {
      one.end(session.createdAt);
      await this.save(one);
    }
    return { othersEnded: surplus.length > 0 };
  }

  async startByPassword(
    session: Session,
    most: number,
    { email, passwordHash }: { email: string; passwordHash: string },
  ): Promise<Begun | null> {
    const account = this.account(session.userId);
    if (!account || account.isLocked) return null;
    if (account.email !== email || account.passwordHash !== passwordHash) return null;
    return this.start(session, most);
  }

  async save(session: Session): Promise<void> {
    this.shelf.put(session.id, session);
    if (session.isEnded) this.untold += 1;
  }

  async find(id: string): Promise<Session | null> {
    return this.shelf.get(id);
  }

  async openOf(userId: string): Promise<Session[]> {
    return (await this.keptOf(userId)).filter(({ isEnded }) => !isEnded);
  }

  async keptOf(userId: string): Promise<Session[]> {
    return this.shelf.all
      .filter((session) => session.userId === userId)
      .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  }

  async removeOver(before: Date, most: number): Promise<number> {
    return this.shelf.removeWhere((session) => session.wasOverBefore(before), most);
  }

  async told(): Promise<void> {
    this.untold = 0;
  }

  async endAll(userId: string, at: Date, keepId?: string): Promise<void> {
    for (const session of await this.openOf(userId)) {
      if (session.id === keepId) continue;
      session.end(at);
      await this.save(session);
    }
  }
}
