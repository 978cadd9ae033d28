import { refundsCopy } from '../../../shared/copy/legal';
import { LegalText } from './legal-text';

export default function RefundsPage() {
  return <LegalText {...refundsCopy} />;
}
