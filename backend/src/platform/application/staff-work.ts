/** Work of a module that waits for people, such as refunds that a provider refused: somebody has to be told of it. */
export abstract class StaffWork {
  /** How much waits, by kind; a kind is named as the call that lists it. */
  abstract waiting(): Promise<Readonly<Record<string, number>>>;
}
