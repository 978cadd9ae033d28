import { grievanceCopy } from '../../../shared/copy/legal';
import { LegalText } from './legal-text';

export default function GrievancePage() {
  return <LegalText {...grievanceCopy} />;
}
