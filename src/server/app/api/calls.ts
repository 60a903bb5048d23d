import type { Handlers } from '../../identity/handler.ts'
import { devOutbox } from './dev-outbox.ts'

export const appCalls = {
  dev_outbox: devOutbox,
} satisfies Partial<Handlers>
