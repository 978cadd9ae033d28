/** Work of a module that waits for staff, such as refunds that the provider refused, and that they are alerted to. */
export abstract class StaffWork {
  /** How many items wait, by kind; a kind is named after the API call that lists it. */
  abstract waiting(): Promise<Readonly<Record<string, number>>>;
}
