import type { Services } from '../../platform/services.ts'
import { type RoomNow, roomsNow } from './room-now.ts'

const everyMs = 250

interface Waiting {
  readonly appointmentId: string
  readonly isNews: (room: RoomNow | undefined) => boolean
  readonly answer: () => void
}

/**
 * Long polls for news of a room. Both sides may be served by different processes, so news is read from the database,
 * four times a second for all who wait in this process, and not while nobody waits.
 */
export function createRoomFeed({ database, log }: Pick<Services, 'database' | 'log'>) {
  const waiting = new Set<Waiting>()
  let timer: NodeJS.Timeout | undefined
  let isReading = false

  async function read(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      const rooms = await roomsNow(database, [...new Set([...waiting].map(({ appointmentId }) => appointmentId))])
      for (const one of waiting) if (one.isNews(rooms.get(one.appointmentId))) one.answer()
    } catch (error) {
      log.debug({ err: error }, 'news of rooms is read the next time')
    } finally {
      isReading = false
    }
  }

  return {
    /** Resolves when there is news, or after the timeout. */
    news(appointmentId: string, isNews: Waiting['isNews'], withinMs: number): Promise<void> {
      return new Promise((resolve) => {
        const answer = () => {
          clearTimeout(late)
          waiting.delete(one)
          if (waiting.size === 0) {
            clearInterval(timer)
            timer = undefined
          }
          resolve()
        }
        const late = setTimeout(answer, withinMs)
        const one: Waiting = { appointmentId, isNews, answer }
        waiting.add(one)
        timer ??= setInterval(read, everyMs).unref()
      })
    },
  }
}
