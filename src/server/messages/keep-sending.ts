import type { Services } from '../services.ts'

const everyMs = 1_000

/** Sends what is waiting every second until it is told to stop. While the database is away nothing happens. */
export function keepSending({ messages }: Pick<Services, 'messages'>): () => void {
  const timer = setInterval(() => void messages.sendWaiting(), everyMs).unref()
  return () => clearInterval(timer)
}
