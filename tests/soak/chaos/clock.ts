import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from './product.ts'

/**
 * Speeds up time: the undo window lasts two seconds, and pauses before another attempt are over at once. The claim on a
 * message is left alone, because it prevents sending it twice.
 */
const hurry = [
  `update case_decisions set final_at = now() - interval '1 second', next_try_at = now() - interval '1 second'
     where done_at is null and undone_at is null and decided_at < now() - interval '2 seconds'`,
  `update refunds set next_try_at = now() where done_at is null and next_try_at > now()`,
  `update orders set updated_at = updated_at - interval '2 minutes'
     where state = 'awaiting payment' and updated_at between now() - interval '1 minute' and now() - interval '8 seconds'`,
  `update staff_sessions set last_seen_at = now(), locked_at = null`,
]

export async function hurryUntil(isOver: () => boolean, { rows }: Product): Promise<void> {
  while (!isOver()) {
    for (const one of hurry) await rows(one)
    await sleep(500)
  }
}
