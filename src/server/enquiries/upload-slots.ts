import { contactForm } from '#content/enquiries/contact-form.ts'
import { ApiError } from '../platform/http/api-error.ts'

const retryAfterSeconds = 10

/**
 * Limits uploads in this process: each is in memory until it is stored. No network gets more than a quarter of them, so
 * that a few senders cannot block everyone else.
 */
export function uploadSlots(most: number) {
  const perNetwork = Math.max(1, Math.floor(most / 4))
  const inside = new Map<string, number>()
  let all = 0
  return {
    /** Call what it returns when the upload is over. */
    enter(network: string): () => void {
      const own = inside.get(network) ?? 0
      if (all >= most || own >= perNetwork) throw new ApiError(503, contactForm.busy, null, retryAfterSeconds)
      all += 1
      inside.set(network, own + 1)
      return () => {
        all -= 1
        const left = (inside.get(network) ?? 1) - 1
        if (left === 0) inside.delete(network)
        else inside.set(network, left)
      }
    },
  }
}
