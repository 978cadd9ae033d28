/** The passwords that attackers try first. */
export abstract class CommonPasswords {
  /** Whether the password, ignoring case, is in the list or made of one of the words, which are about its owner. */
  abstract has(password: string, words: readonly string[]): Promise<boolean>;
}
