import { persistence } from './app/persistence.js';
import { seedDemoWorld } from './app/seed.js';
import { Config } from './platform/infrastructure/config/config.js';
import { migrate } from './platform/infrastructure/database/migrate.js';

const config = Config.read(process.env);
await migrate(config.get('DATABASE_URL'), persistence);
if (config.get('DEMO_WORLD')) await seedDemoWorld(config);
process.exit(0);
