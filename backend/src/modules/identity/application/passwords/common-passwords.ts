/** The passwords that are tried first. */
export abstract class CommonPasswords {
  /** Whether the password, in whatever case, is among them, or made of a word that comes to mind about its owner. */
  abstract has(password: string, words: readonly string[]): Promise<boolean>;
}
