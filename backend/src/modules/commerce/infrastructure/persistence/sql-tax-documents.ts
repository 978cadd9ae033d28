import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type TaxDocument,
  type TaxDocumentDraft,
  taxDocumentNumber,
} from '../../domain/tax-document.js';
import { TaxDocuments } from '../../domain/tax-documents.js';

const COLUMNS = `number, kind, financial_year as "financialYear", issued_at as "issuedAt",
  credited_before as "creditedBefore", content`;

@Injectable()
export class SqlTaxDocuments extends TaxDocuments {
  constructor(private readonly sql: Sql) {
    super();
  }

  async issueOnce(draft: TaxDocumentDraft): Promise<TaxDocument> {
    const { kind, financialYear, issuedAt, creditedBefore, content } = draft;
    const known = (await this.find(draft)) ?? (await this.findAlone(draft));
    if (known) return known;
    const series = await this.sql.first<{ last: number }>(
      `insert into commerce.tax_series (kind, financial_year, last) values ($1, $2, 1)
       on conflict (kind, financial_year) do update set last = tax_series.last + 1
       returning last`,
      [kind, financialYear],
    );
    const sequence = series?.last ?? 1;
    const number = taxDocumentNumber(kind, financialYear, sequence);
    await this.sql.rows(
      `insert into commerce.tax_document
         (number, kind, financial_year, sequence, order_id, issued_at, credited_before, content)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        number,
        kind,
        financialYear,
        sequence,
        content.orderId,
        issuedAt,
        creditedBefore,
        JSON.stringify(content),
      ],
    );
    return { ...draft, number };
  }

  /** Of two who issue for one order at once, the second waits here, and finds what the first one issued. */
  private async findAlone(draft: TaxDocumentDraft): Promise<TaxDocument | null> {
    await this.sql.reserve(`commerce.tax ${draft.content.orderId}`);
    return this.find(draft);
  }

  async ofOrder(orderId: string): Promise<readonly TaxDocument[]> {
    return (await this.ofOrders([orderId])).get(orderId) ?? [];
  }

  async ofOrders(
    orderIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly TaxDocument[]>> {
    const papers = await this.sql.rows<TaxDocument>(
      `select ${COLUMNS} from commerce.tax_document where order_id = any($1::uuid[])
       order by kind desc, credited_before`,
      [orderIds],
    );
    return Map.groupBy(papers, ({ content }) => content.orderId);
  }

  private find({ kind, creditedBefore, content }: TaxDocumentDraft): Promise<TaxDocument | null> {
    return this.sql.first<TaxDocument>(
      `select ${COLUMNS} from commerce.tax_document
       where order_id = $1 and kind = $2 and credited_before = $3`,
      [content.orderId, kind, creditedBefore],
    );
  }
}
