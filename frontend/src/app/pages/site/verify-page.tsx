export { VerifyCertificate as default } from '../../../features/certificates/verify-certificate';
