import type { Provider } from '@nestjs/common';
import { CreateUser } from '../application/accounts/create-user.js';
import { DeleteAccount } from '../application/accounts/delete-account.js';
import { ExportAccount } from '../application/accounts/export-account.js';
import { FindUser } from '../application/accounts/find-user.js';
import { GovernAccount } from '../application/accounts/govern-account.js';
import { SendFarewell } from '../application/accounts/send-farewell.js';
import { UpdateProfile } from '../application/accounts/update-profile.js';
import { UsersView } from '../application/accounts/users-view.js';
import { Farewells } from '../domain/farewells.js';
import { Users } from '../domain/users.js';
import { CredentialKeeper } from '../infrastructure/credential-keeper.js';
import { RemovePhotoOnReplacement } from '../infrastructure/events/remove-photo-on-replacement.js';
import { SendFarewellOnDue } from '../infrastructure/events/send-farewell-on-due.js';
import { UserPresenter } from '../infrastructure/http/user-view.js';
import { MikroFarewells } from '../infrastructure/persistence/mikro-farewells.js';
import { MikroUsers } from '../infrastructure/persistence/mikro-users.js';
import { SqlUsersView } from '../infrastructure/persistence/sql-users-view.js';

export const accountsProviders: Provider[] = [
  CreateUser,
  DeleteAccount,
  ExportAccount,
  FindUser,
  GovernAccount,
  SendFarewell,
  UpdateProfile,
  UserPresenter,
  CredentialKeeper,
  RemovePhotoOnReplacement,
  SendFarewellOnDue,
  { provide: Users, useClass: MikroUsers },
  { provide: UsersView, useClass: SqlUsersView },
  { provide: Farewells, useClass: MikroFarewells },
];
