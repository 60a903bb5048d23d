import { hourMs } from '#domain/calendar/durations.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { mostPerNetwork } from '../../platform/limits/most-per-network.ts'
import { sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'

type Given = Pick<Services, 'config' | 'database' | 'vault' | 'now'>

const newPerHour = 120

/** Refuses a network that began too many guest sessions within the hour, counted over all processes. */
export function newGuestSessionLimit(services: Given): (network: string) => Promise<void> {
  const limit = sharedLimit(services, {
    name: 'new_visits',
    most: mostPerNetwork(services.config, newPerHour),
    windowMs: hourMs,
  })
  return async (network) => {
    const wait = await limit.begin(network)
    if (wait === null) return
    throw new ApiError(
      429,
      'A lot of people have started here from your network in the last hour. Please try again a little later. Your answers are saved on this device.',
      null,
      wait,
    )
  }
}
