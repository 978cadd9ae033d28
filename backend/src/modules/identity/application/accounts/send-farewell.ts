import { Injectable } from '@nestjs/common';
import { Mailer } from '../../../../platform/application/mailer.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Farewells } from '../../domain/farewells.js';
import { ClientLinks } from '../mails/client-links.js';
import { farewellMail } from '../mails/mails.js';

@Injectable()
export class SendFarewell {
  constructor(
    private readonly farewells: Farewells,
    private readonly links: ClientLinks,
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Mails the address that the account had, and then deletes it. */
  async execute({ farewellId, mailId }: { farewellId: string; mailId: string }): Promise<void> {
    const farewell = await this.farewells.find(farewellId);
    if (!farewell) return;
    await this.mailer.send(farewellMail(mailId, farewell, this.links.contactPage()));
    await this.forget(farewellId);
  }

  /** Deletes the address, whether the mail was sent or not. */
  async forget(farewellId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const farewell = await this.farewells.find(farewellId);
      if (farewell) await this.farewells.remove(farewell);
    });
  }
}
