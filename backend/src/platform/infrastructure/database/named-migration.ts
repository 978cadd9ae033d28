import type { Migration } from '@mikro-orm/migrations';

export interface NamedMigration {
  /** Determines the order: `2026-11-21-identity-1`. */
  readonly name: string;
  readonly class: new (...args: ConstructorParameters<typeof Migration>) => Migration;
}
