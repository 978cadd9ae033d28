import type { Provider } from '@nestjs/common';
import { Files } from '../../../platform/application/files.js';
import type { Config } from '../../../platform/infrastructure/config/config.js';
import { BeginUpload } from '../application/uploads/begin-upload.js';
import { DiscardLostUploads } from '../application/uploads/discard-lost-uploads.js';
import { DiscardUpload } from '../application/uploads/discard-upload.js';
import { EraseUploads } from '../application/uploads/erase-uploads.js';
import { FormsUnderWay } from '../application/uploads/forms-under-way.js';
import { OpenUploads } from '../application/uploads/open-uploads.js';
import { OwnUploads } from '../application/uploads/own-uploads.js';
import { StoreForm } from '../application/uploads/store-form.js';
import { StoreUploadParts } from '../application/uploads/store-upload-parts.js';
import { StoreUpload } from '../application/uploads/store-upload.js';
import { SweepUploads } from '../application/uploads/sweep-uploads.js';
import { TakeUpload } from '../application/uploads/take-upload.js';
import { type RoomForVideos, UploadQuota } from '../application/uploads/upload-quota.js';
import { StoredBytes } from '../application/videos/stored-bytes.js';
import { Uploads } from '../domain/uploads/uploads.js';
import { DiscardUploadsOnRemoved } from '../infrastructure/events/discard-uploads-on-removed.js';
import { EraseUploadsOnAccountDeleted } from '../infrastructure/events/erase-uploads-on-account-deleted.js';
import { MikroUploads } from '../infrastructure/persistence/mikro-uploads.js';
import { SqlOpenUploads } from '../infrastructure/persistence/sql-open-uploads.js';
import { shareDisk } from '../infrastructure/transcoding/disk-room.js';
import { MediaKeeper } from '../infrastructure/uploads/media-keeper.js';
import { TusProtocol } from '../infrastructure/uploads/tus-protocol.js';

const GIB = 1024 ** 3;

export function uploadsProviders(config: Config): Provider[] {
  return [
    BeginUpload,
    DiscardLostUploads,
    DiscardUpload,
    DiscardUploadsOnRemoved,
    EraseUploads,
    EraseUploadsOnAccountDeleted,
    FormsUnderWay,
    OwnUploads,
    StoreForm,
    StoreUpload,
    StoreUploadParts,
    SweepUploads,
    TakeUpload,
    MediaKeeper,
    TusProtocol,
    { provide: Uploads, useClass: MikroUploads },
    { provide: OpenUploads, useClass: SqlOpenUploads },
    {
      provide: UploadQuota,
      inject: [StoredBytes, Uploads, Files, FormsUnderWay],
      useFactory: (stored: StoredBytes, uploads: Uploads, files: Files, forms: FormsUnderWay) =>
        new UploadQuota(roomFor(config), stored, uploads, files, forms),
    },
  ];
}

function roomFor(config: Config): RoomForVideos {
  const [files, copies] = [config.dataPath('files'), config.dataPath('transcoding')];
  return {
    bytesPerEducator: config.get('EDUCATOR_QUOTA_GIB') * GIB,
    copiesBesideFiles: shareDisk(files, copies),
  };
}
