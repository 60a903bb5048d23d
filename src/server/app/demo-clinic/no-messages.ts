import { randomUUID } from 'node:crypto'
import type { Services } from '../../platform/services.ts'

/** Nobody made up is written to. */
export const noMessages: Services['messages'] = {
  write: async () => randomUUID(),
  writeAll: async () => undefined,
  hold: async () => randomUUID(),
  deliver: async () => true,
  sendWaiting: async () => undefined,
}
