import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type TaxDocument,
  type TaxDocumentDraft,
  taxDocumentNumber,
} from '../../domain/tax-document.js';
import { TaxDocuments } from '../../domain/tax-documents.js';

const COLUMNS = `number, kind, financial_year as "financialYear", issued_at as "issuedAt", content`;

@Injectable()
export class SqlTaxDocuments extends TaxDocuments {
  constructor(private readonly sql: Sql) {
    super();
  }

  async issueOnce(draft: TaxDocumentDraft): Promise<TaxDocument> {
    const { kind, financialYear, issuedAt, content } = draft;
    const known = await this.find(content.orderId, kind);
    if (known) return known;
    const series = await this.sql.first<{ last: number }>(
      `insert into commerce.tax_series (kind, financial_year, last) values ($1, $2, 1)
       on conflict (kind, financial_year) do update set last = tax_series.last + 1
       returning last`,
      [kind, financialYear],
    );
    const sequence = series?.last ?? 1;
    const number = taxDocumentNumber(kind, financialYear, sequence);
    // Two at once for one order: the second one fails here and gives its number back.
    await this.sql.rows(
      `insert into commerce.tax_document
         (number, kind, financial_year, sequence, order_id, issued_at, content)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [number, kind, financialYear, sequence, content.orderId, issuedAt, JSON.stringify(content)],
    );
    return { ...draft, number };
  }

  ofOrder(orderId: string): Promise<readonly TaxDocument[]> {
    return this.sql.rows<TaxDocument>(
      `select ${COLUMNS} from commerce.tax_document where order_id = $1 order by kind desc`,
      [orderId],
    );
  }

  private find(orderId: string, kind: string): Promise<TaxDocument | null> {
    return this.sql.first<TaxDocument>(
      `select ${COLUMNS} from commerce.tax_document where order_id = $1 and kind = $2`,
      [orderId, kind],
    );
  }
}
