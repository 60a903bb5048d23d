import { startJob } from '../jobs/start-job.ts'
import type { Services } from '../services.ts'
import { endUnneeded } from './end-unneeded.ts'
import { finishOutcomes } from './finish-outcome.ts'
import { endUnpaidFollowUps } from './follow-up/end-follow-up.ts'
import { handOverLost } from './hand-over.ts'
import { remindOfAppointments } from './reminders.ts'

const everyMs = 5_000

/** What the clock does about appointments. It may run in several processes at once. */
export const startAppointmentJob = (services: Services): (() => void) =>
  startJob(services, {
    name: 'appointments are kept',
    everyMs,
    async run() {
      await finishOutcomes(services)
      await endUnneeded(services)
      await handOverLost(services)
      await remindOfAppointments(services)
      await endUnpaidFollowUps(services)
    },
  })
