import type { Handlers } from '../../identity/handler.ts'
import { devOutbox } from './dev-outbox.ts'
import { deskSendAgain } from './send-again.ts'

export const appCalls = {
  dev_outbox: devOutbox,
  desk_send_again: deskSendAgain,
} satisfies Partial<Handlers>
