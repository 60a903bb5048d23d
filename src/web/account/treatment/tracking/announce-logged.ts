import { trackingWords } from '#content/treatment/tracking.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import type { Logged } from './use-tracking.ts'

/** Says once what became of something that was logged. False: it was refused, which is told beside it. */
export function announceLogged(result: Logged, kept: string): result is 'kept' | 'waiting' {
  if (typeof result !== 'string') return false
  showToast(result === 'kept' ? { title: kept } : { title: kept, description: trackingWords.log.waiting })
  return true
}
