import { type Addressee, type Buyer, Buyers } from '../application/orders/buyers.js';

/** Everybody has an account until they delete it. */
export class TwinBuyers extends Buyers {
  private readonly gone = new Set<string>();

  async find(userId: string): Promise<Buyer | null> {
    return this.gone.has(userId) ? null : { name: 'Asha', email: `${userId}@example.com` };
  }

  async addresseeOf(userId: string): Promise<Addressee | null> {
    return this.find(userId);
  }

  leave(userId: string): void {
    this.gone.add(userId);
  }
}
