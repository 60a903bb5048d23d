import { eventKind } from '../../platform/events.ts'
import type { RightsNow } from './rights-now.ts'

/** Somebody who works here may do less than before. `rights` are those that are left. */
export const staffRightsReduced = eventKind<{ readonly rights: RightsNow }>('staff.rights-reduced')

/** Somebody does not work here any more. */
export const staffAccessEnded = eventKind<{ readonly staffId: string }>('staff.access-ended')
