import { startJob } from '../jobs/start-job.ts'
import type { Services } from '../services.ts'

const everyMs = 1_000

/** Sends what is waiting every second until it is told to stop. */
export const startSendJob = (services: Pick<Services, 'database' | 'log' | 'messages'>): (() => void) =>
  startJob(services, { name: 'messages are sent', everyMs, run: () => services.messages.sendWaiting() })
