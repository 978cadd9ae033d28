export abstract class PasswordHasher {
  /** A salted hash to store. @throws Busy when too many calls wait. */
  abstract hash(password: string): Promise<string>;
  /** Whether the password matches the hash; with null it takes as long and returns false. @throws Busy */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}
