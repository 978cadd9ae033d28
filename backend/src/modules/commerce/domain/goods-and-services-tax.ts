import type { Money } from '../../../platform/domain/money.js';
import { localTaxName } from './indian-states.js';

/** The rate for online courses. */
const GST_PERCENT = 18;
/** The service code of commercial training and coaching. */
export const SERVICE_CODE = '999293';

interface TaxLine {
  readonly name: 'CGST' | 'SGST' | 'UTGST' | 'IGST';
  readonly percent: number;
  readonly paise: number;
}

export interface TaxSplit {
  /** Paise before tax. */
  readonly taxablePaise: number;
  readonly lines: readonly TaxLine[];
}

/** Splits the tax out of a price that includes it; taxable value and tax lines sum exactly to the price. */
export function splitTax(price: Money, sellerState: string, placeOfSupply: string): TaxSplit {
  const taxablePaise = Math.round((price.paise * 100) / (100 + GST_PERCENT));
  const tax = price.paise - taxablePaise;
  if (sellerState !== placeOfSupply)
    return { taxablePaise, lines: [{ name: 'IGST', percent: GST_PERCENT, paise: tax }] };
  const central = Math.floor(tax / 2);
  const percent = GST_PERCENT / 2;
  return {
    taxablePaise,
    lines: [
      { name: 'CGST', percent, paise: central },
      { name: localTaxName(placeOfSupply), percent, paise: tax - central },
    ],
  };
}

/** The first split minus the second one of the same taxes, line by line. */
export function differenceOf(more: TaxSplit, less: TaxSplit): TaxSplit {
  return {
    taxablePaise: more.taxablePaise - less.taxablePaise,
    lines: more.lines.map((line, index) => ({
      ...line,
      paise: line.paise - (less.lines[index]?.paise ?? 0),
    })),
  };
}
