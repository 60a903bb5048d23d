import { hourMs } from '#domain/calendar/durations.ts'
import { type SharedLimit, sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'

/** Limits emails that anyone can trigger to an address that is not theirs. */
type Kind = 'reset' | 'prove' | 'confirm' | 'contact' | 'change'

/** This many an hour to one address, whoever asks for them and however often they change it meanwhile. */
export const mailLimit = (services: Pick<Services, 'database' | 'vault' | 'now'>, kind: Kind): SharedLimit =>
  sharedLimit(services, { name: `mail_${kind}`, most: 5, windowMs: hourMs })
