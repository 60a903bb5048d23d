import type { Services } from '../services.ts'
import { endUnneeded } from './end-unneeded.ts'
import { finishOutcomes } from './finish-outcome.ts'
import { endUnpaidFollowUps } from './follow-up/end-unpaid-follow-ups.ts'
import { handOverLost } from './hand-over-lost.ts'
import { remindOfAppointments } from './reminders.ts'

/** What the clock does about appointments. One process at a time has its lease; row locks hold if two ever overlap. */
export async function keepAppointments(services: Services): Promise<void> {
  await finishOutcomes(services)
  await endUnneeded(services)
  await handOverLost(services)
  await remindOfAppointments(services)
  await endUnpaidFollowUps(services)
}
