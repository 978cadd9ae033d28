import { type Account, Ledger, type LedgerEntry } from '../domain/ledger.js';
import type { Restorable } from './rollback-unit-of-work.js';

export class InMemoryLedger extends Ledger implements Restorable {
  entries: LedgerEntry[] = [];

  async post(entries: readonly LedgerEntry[]): Promise<void> {
    if (sumOf(entries) !== 0) throw new Error('The ledger entries do not sum to zero.');
    this.entries.push(...entries);
  }

  /** The balance of the owner's account. */
  async balanceOf(account: Account, ownerId: string): Promise<number> {
    return sumOf(
      this.entries.filter((entry) => entry.account === account && entry.ownerId === ownerId),
    );
  }

  earnedBy(educatorId: string): Promise<number> {
    return this.balanceOf('educator', educatorId);
  }

  async hasSold(educatorId: string): Promise<boolean> {
    return this.entries.some(
      ({ account, ownerId }) => account === 'educator' && ownerId === educatorId,
    );
  }

  async partsOfSale(orderId: string): Promise<readonly number[]> {
    const isPart = ({ occasion, account }: LedgerEntry) =>
      occasion === 'part' && account === 'educator';
    return this.ofOrder(orderId)
      .filter(isPart)
      .map(({ paise }) => -paise);
  }

  ofOrder(orderId: string): LedgerEntry[] {
    return this.entries.filter((entry) => entry.orderId === orderId);
  }

  remember(): () => void {
    const entries = [...this.entries];
    return () => void (this.entries = entries);
  }
}

export function sumOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.paise, 0);
}
