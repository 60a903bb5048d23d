import type { Services } from '../../platform/services.ts'
import type { Decision } from './decisions.ts'
import { finishDecision } from './finish/finish-decision.ts'

/** Carries it out as soon as it can no longer be taken back. If this process is gone by then, the job of another does it. */
export function finishSoon(services: Services, { id, finalAt }: Decision): void {
  const wait = Math.max(0, finalAt.getTime() - services.now())
  setTimeout(() => void finishDecision(services, id).catch(() => undefined), wait + 50).unref()
}
