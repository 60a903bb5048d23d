import type { Services } from '../platform/services.ts'
import { cancelObsolete } from './cancel-obsolete.ts'
import { finishOutcomes } from './finish-outcome.ts'
import { endUnpaidFollowUps } from './follow-up/end-unpaid-follow-ups.ts'
import { reassignLost } from './reassign-lost.ts'
import { remindOfAppointments } from './reminders.ts'

/** What the clock does about appointments. One process at a time has its lease; row locks hold if two ever overlap. */
export async function appointmentsJob(services: Services): Promise<void> {
  await finishOutcomes(services)
  await cancelObsolete(services)
  await reassignLost(services)
  await remindOfAppointments(services)
  await endUnpaidFollowUps(services)
}
