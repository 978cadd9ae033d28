import { Migration } from '@mikro-orm/migrations';

/** Tells which sessions were started in the same browser. */
export class MarkDevices extends Migration {
  override up(): void {
    this.addSql('alter table identity.session add column device_mark text');
    this.addSql('create index session_device_mark_index on identity.session (device_mark)');
  }
}
