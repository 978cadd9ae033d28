import type { Seller } from '../../domain/tax-document.js';

/** The seller, from the settings. */
export class RegisteredSeller implements Seller {
  readonly name: string;
  readonly address: string;
  readonly gstin: string | null;

  constructor({ name, address, gstin }: Seller) {
    this.name = name;
    this.address = address;
    this.gstin = gstin;
  }
}
