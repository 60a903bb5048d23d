import { eachPart } from '../platform/jobs/parts.ts'
import type { Services } from '../platform/services.ts'
import { cancelObsolete } from './cancel-obsolete.ts'
import { finishOutcomes } from './finish-outcome.ts'
import { endUnpaidFollowUps } from './follow-up/end-unpaid-follow-ups.ts'
import { reassignLost } from './reassign-lost.ts'
import { remindOfAppointments } from './reminders.ts'

/**
 * Timed work on appointments. One process at a time holds the lease; row locks protect the data if two ever overlap.
 */
export async function appointmentsJob(services: Services): Promise<void> {
  await eachPart(services, [
    { name: 'outcomes', run: () => finishOutcomes(services) },
    { name: 'obsolete appointments', run: () => cancelObsolete(services) },
    { name: 'lost clinicians', run: () => reassignLost(services) },
    { name: 'reminders', run: () => remindOfAppointments(services) },
    { name: 'unpaid follow-ups', run: () => endUnpaidFollowUps(services) },
  ])
}
