import { dayMs } from '#domain/calendar/durations.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { singleFlight } from '../../platform/jobs/single-flight.ts'
import { mostPerNetwork } from '../../platform/limits/most-per-network.ts'
import { sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'

type Given = Pick<Services, 'config' | 'database' | 'vault' | 'now'>

const megabyte = 1024 * 1024
const megabytesPerDay = 50
/**
 * Beyond this many networks the oldest are dropped from memory: each then takes another megabyte of the shared limit.
 */
const mostNetworks = 50_000

/**
 * Refuses a network that saved more answers in a day than people do. A process takes a megabyte of the shared limit at
 * a time and uses it up in memory, so that a save costs no extra statement.
 */
export function storageQuota(services: Given): (network: string, bytes: number) => Promise<void> {
  const most = mostPerNetwork(services.config, megabytesPerDay) * megabyte
  const limit = sharedLimit(services, { name: 'stored_bytes', most, windowMs: dayMs })
  const left = new Map<string, number>()
  const once = singleFlight<void>()

  const takeStep = (network: string) =>
    once(network, async () => {
      const wait = await limit.begin(network, megabyte)
      if (wait !== null) {
        throw new ApiError(
          429,
          'A lot has been sent from your network today, and we cannot accept more for now. Your answers are saved on this device, and we will try again later.',
          null,
          wait,
        )
      }
      left.set(network, (left.get(network) ?? 0) + megabyte)
      if (left.size > mostNetworks) left.delete(left.keys().next().value as string)
    })

  return async (network, bytes) => {
    while ((left.get(network) ?? 0) < bytes) await takeStep(network)
    left.set(network, (left.get(network) ?? 0) - bytes)
  }
}
