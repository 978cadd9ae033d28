import { CommonPasswords } from '../../application/passwords/common-passwords.js';
import { isMadeOf } from '../../domain/password.js';

/** The list in zxcvbn-ts: some 49,000 leaked passwords, most used first. Loaded on first use. */
export class ListedPasswords extends CommonPasswords {
  private listed: Promise<ReadonlySet<string>> | undefined;

  async has(password: string, words: readonly string[]): Promise<boolean> {
    this.listed ??= read();
    return (await this.listed).has(password.toLowerCase()) || isMadeOf(words, password);
  }
}

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
