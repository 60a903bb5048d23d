import { keepDoing } from '../keep-doing.ts'
import type { Services } from '../services.ts'

const everyMs = 1_000

/** Sends what is waiting every second until it is told to stop. */
export const keepSending = (services: Pick<Services, 'database' | 'log' | 'messages'>): (() => void) =>
  keepDoing(services, { name: 'messages are sent', everyMs, run: () => services.messages.sendWaiting() })
