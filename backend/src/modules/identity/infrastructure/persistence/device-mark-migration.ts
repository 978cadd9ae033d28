import { Migration } from '@mikro-orm/migrations';

/** Which sessions were started in one browser. */
export class MarkDevices extends Migration {
  override up(): void {
    this.addSql('alter table identity.session add column device_mark text');
    this.addSql('create index session_device_mark_index on identity.session (device_mark)');
  }
}
