import { eventKind } from '../../platform/events.ts'
import type { RightsNow } from './rights-now.ts'

/** A member of staff lost rights. `rights` are those that are left. */
export const staffRightsReduced = eventKind<{ readonly rights: RightsNow }>('staff.rights-reduced')

/** A member of staff left. */
export const staffAccessEnded = eventKind<{ readonly staffId: string }>('staff.access-ended')
