import { type Account, Ledger, type LedgerEntry } from '../domain/ledger.js';

export class InMemoryLedger extends Ledger {
  readonly entries: LedgerEntry[] = [];

  async post(entries: readonly LedgerEntry[]): Promise<void> {
    if (sumOf(entries) !== 0) throw new Error('The ledger entries do not sum to zero.');
    this.entries.push(...entries);
  }

  async balanceOf(account: Account, ownerId: string): Promise<number> {
    return sumOf(
      this.entries.filter((entry) => entry.account === account && entry.ownerId === ownerId),
    );
  }

  ofOrder(orderId: string): LedgerEntry[] {
    return this.entries.filter((entry) => entry.orderId === orderId);
  }
}

export function sumOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.paise, 0);
}
