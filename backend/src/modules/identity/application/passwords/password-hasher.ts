export abstract class PasswordHasher {
  /** A salted hash for keeping. @throws Busy when too many wait. */
  abstract hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; with null takes as long as with a real one and says no. @throws Busy */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}
