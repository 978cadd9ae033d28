import { termsCopy } from '../../../shared/copy/legal';
import { LegalText } from './legal-text';

export default function TermsPage() {
  return <LegalText {...termsCopy} />;
}
