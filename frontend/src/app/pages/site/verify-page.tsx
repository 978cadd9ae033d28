export { VerifyCertificate as default } from '../../../features/certificates/verify-certificate';
export { features } from '../../../features/certificates/certificates.features';
