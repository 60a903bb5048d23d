import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../services.ts'

/** A provider that takes nothing holds up no round: what is not sent by then goes by the clock. */
const atMostMs = 10_000

/**
 * Sends what a portion of a round has written before the next one is begun: whoever asks for a link to sign in never waits
 * behind all the letters of a morning.
 */
export const sendNow = ({ messages }: Pick<Services, 'messages'>): Promise<void> =>
  Promise.race([messages.sendWaiting(), sleep(atMostMs, undefined, { ref: false })])
