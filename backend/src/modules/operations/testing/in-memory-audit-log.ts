import { type AuditEntry, type AuditFilter, AuditLog } from '../application/audit-log.js';

export class InMemoryAuditLog extends AuditLog {
  readonly entries: AuditEntry[] = [];

  async append(entry: AuditEntry): Promise<boolean> {
    if (entry.requestKey && (await this.withKey(entry.actorId, entry.requestKey))) return false;
    this.entries.push(entry);
    return true;
  }

  async withKey(actorId: string, requestKey: string): Promise<AuditEntry | null> {
    const found = this.entries.find(
      (entry) => entry.actorId === actorId && entry.requestKey === requestKey,
    );
    return found ?? null;
  }

  async page(filter: AuditFilter, limit: number, before: string | null): Promise<AuditEntry[]> {
    const { actorId, action, target, from, until } = filter;
    return this.entries
      .filter((entry) => actorId === undefined || entry.actorId === actorId)
      .filter((entry) => action === undefined || entry.action === action)
      .filter((entry) => target === undefined || entry.target === target)
      .filter((entry) => (!from || entry.at >= from) && (!until || entry.at < until))
      .filter((entry) => before === null || entry.id < before)
      .reverse()
      .slice(0, limit);
  }
}
