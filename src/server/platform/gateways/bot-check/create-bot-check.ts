import type { Services } from '../../services.ts'
import { altcha } from './altcha.ts'
import type { BotCheck } from './bot-check.ts'
import { recaptcha } from './recaptcha.ts'

export const createBotCheck = ({
  config,
  database,
  vault,
  log,
}: Pick<Services, 'config' | 'database' | 'vault' | 'log'>): BotCheck =>
  config.recaptcha ? recaptcha(config.recaptcha, log) : altcha({ config, database, vault })
