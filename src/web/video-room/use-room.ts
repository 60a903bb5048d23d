import { useCallback, useEffect, useState } from 'react'
import type { RoomFacts } from '#contract/appointments/video-room.ts'
import type { RoomRole } from '#domain/appointments/video/seats.ts'
import { callApi } from '#web/browser/api.ts'

export interface FoundRoom {
  readonly facts: RoomFacts
  /** How far this device's clock is behind ours. */
  readonly behindMs: number
}

export type RoomProblem = 'failed' | 'signed out' | 'not found' | 'not yours'

const problems: Readonly<Record<number, RoomProblem>> = {
  400: 'not found',
  401: 'signed out',
  403: 'not yours',
  404: 'not found',
  423: 'signed out',
}

const oftenMs = 5_000
const seldomMs = 60_000

/** Whoever waits for the door to open, or for somebody to come, hears of it soon. */
const pauseFor = ({ facts: { state, opensAt }, behindMs }: FoundRoom) => {
  const isSoon = Date.parse(opensAt) - (Date.now() + behindMs) < seldomMs
  return state === 'open' || (state === 'early' && isSoon) ? oftenMs : seldomMs
}

/** What is known of a room, asked again and again while somebody stands before it. */
export function useRoom(id: string, role: RoomRole, isWatched: boolean) {
  const [room, setRoom] = useState<FoundRoom | RoomProblem | 'loading'>('loading')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    if (!isWatched) return
    const leaving = new AbortController()
    let again: ReturnType<typeof setTimeout> | undefined
    async function ask() {
      const { code, data } = await callApi(role === 'patient' ? 'room' : 'desk_room', { id }, leaving.signal)
      if (leaving.signal.aborted) return
      if (code === 200 && data) {
        const found = { facts: data, behindMs: Date.parse(data.now) - Date.now() }
        setRoom(found)
        again = setTimeout(attempt, pauseFor(found))
      } else if (problems[code]) setRoom(problems[code])
      else throw new Error('The room cannot be asked for now.')
    }
    const attempt = () =>
      void ask().catch(() => {
        if (leaving.signal.aborted) return
        // What is known stays in sight while it is asked for again.
        setRoom((known) => (typeof known === 'string' ? 'failed' : known))
        again = setTimeout(attempt, oftenMs)
      })
    attempt()
    return () => {
      leaving.abort()
      clearTimeout(again)
    }
  }, [id, role, isWatched, tries])

  const askAgain = useCallback(() => setTries((last) => last + 1), [])
  return { room, askAgain }
}
