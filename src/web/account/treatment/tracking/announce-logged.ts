import { trackingWords } from '#content/treatment/tracking.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import type { Logged } from './use-tracking.ts'

/** Announces the result of logging. False: it was refused, which the form shows. */
export function announceLogged(result: Logged, kept: string): result is Exclude<Logged, { readonly refused: string }> {
  if (typeof result !== 'string') return false
  showToast(result === 'kept' ? { title: kept } : { title: kept, description: trackingWords.log.waiting })
  return true
}
