/** The passwords that everyone tries first. */
export abstract class CommonPasswords {
  /** Whether the password, in whatever case, is among them. */
  abstract has(password: string): Promise<boolean>;
}
