export abstract class SharedDevices {
  /** The other accounts that signed in with a browser this one signed in with, as far back as sessions are kept. */
  abstract accountsWith(userId: string): Promise<ReadonlySet<string>>;
}
