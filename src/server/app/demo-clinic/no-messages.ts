import { randomUUID } from 'node:crypto'
import type { Services } from '../../platform/services.ts'

/** Demo people get no messages. */
export const noMessages: Services['messages'] = {
  write: async () => randomUUID(),
  writeAll: async () => undefined,
  hold: async () => randomUUID(),
  deliver: async () => true,
  sendWaiting: async () => undefined,
}
