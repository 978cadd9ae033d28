import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { CertificateNumbers } from '../../application/certificates/certificate-numbers.js';
import { CertificateNumber } from '../../domain/certificate-number.js';

@Injectable()
export class RandomCertificateNumbers extends CertificateNumbers {
  next(): CertificateNumber {
    return CertificateNumber.fromRandom(randomBytes(16));
  }
}
