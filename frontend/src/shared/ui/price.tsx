import { priceCopy } from '../copy/common';
import { classNames } from '../lib/class-names';
import { formatPrice } from '../lib/money';
import { Chip } from './surface';

interface PriceProps {
  price: number | null | undefined;
  className?: string;
}

/** '₹1,499', '₹0' with a Free chip, '₹ NA' without a price. */
export function Price({ price, className }: PriceProps) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <span className="font-semibold tabular-nums">{formatPrice(price)}</span>
      {price === 0 && <Chip tone="success">{priceCopy.free}</Chip>}
    </span>
  );
}
