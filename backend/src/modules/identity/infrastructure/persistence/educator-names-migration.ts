import { Migration } from '@mikro-orm/migrations';

/** Indexes the words of educators' names for search, as they were written until `FoldNames`. */
export class IndexEducatorNames extends Migration {
  override up(): void {
    this.addSql(`create index user_educator_names on identity."user"
      using gin (string_to_array(lower(name), ' ')) where role = 'educator'`);
  }
}

/**
 * The words of a name as a search asks for them: in lower case, without accents and apostrophes, split at other signs.
 * "José D'Souza-Rao" is found as "jose", "dsouza" and "rao".
 */
export class FoldNames extends Migration {
  override up(): void {
    this.addSql(`create function identity.name_words(name text) returns text[]
      language sql immutable strict parallel safe
      return regexp_split_to_array(
        lower(normalize(
          regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f''\u2019\`]', '', 'g'), NFC)),
        '[[:space:][:punct:]]+')`);
  }
}

/** Built beside those who write; until all processes are of this release, older ones search without an index. */
export class IndexFoldedNames extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // An interrupted concurrent build leaves an invalid index behind.
    this.addSql('drop index concurrently if exists identity.user_educator_name_words');
    this.addSql(`create index concurrently user_educator_name_words on identity."user"
      using gin (identity.name_words(name)) where role = 'educator'`);
    this.addSql('drop index concurrently if exists identity.user_educator_names');
  }
}
