import { privacyCopy } from '../../../shared/copy/legal';
import { LegalText } from './legal-text';

export default function PrivacyPage() {
  return <LegalText {...privacyCopy} />;
}
