import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../services.ts'

/** A provider that does not respond must not block a batch: the job sends the rest. */
const atMostMs = 10_000

/**
 * Sends what a portion of a batch has written before the next one begins: a sign-in link never waits behind all the
 * letters of a morning.
 */
export const sendNow = ({ messages }: Pick<Services, 'messages'>): Promise<void> =>
  Promise.race([messages.sendWaiting(), sleep(atMostMs, undefined, { ref: false })])
