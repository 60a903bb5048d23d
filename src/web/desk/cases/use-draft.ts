import { useRef, useState } from 'react'
import { deskCall } from '../desk-call.ts'
import { useLeaving } from './use-leaving.ts'

const pauseMs = 800

type Kept = 'kept' | 'not kept' | 'nothing'

export interface Draft {
  readonly text: string
  readonly write: (text: string) => void
  /** Back to the words it began from. */
  readonly reset: () => void
  readonly kept: Kept
  readonly isEdited: boolean
}

/**
 * What somebody types and has not sent. The server keeps it under `subject`, so that it outlives a crash, a takeover and a
 * locked screen. Words that nobody has touched follow what they begin from, and are not kept.
 */
export function useDraft(subject: string, begun: string | undefined, beginsFrom = ''): Draft {
  const [typed, setTyped] = useState<string | null>(begun ?? null)
  const [kept, setKept] = useState<Kept>(begun === undefined ? 'nothing' : 'kept')
  const unsent = useRef<{ body: string; timer: ReturnType<typeof setTimeout> } | null>(null)

  async function keep(body: string) {
    unsent.current = null
    try {
      const { code } = await deskCall('desk_keep_draft', { subject, body })
      setKept(code !== 200 ? 'not kept' : body === '' ? 'nothing' : 'kept')
    } catch {
      setKept('not kept')
    }
  }

  function change(text: string | null) {
    setTyped(text)
    setKept('not kept')
    clearTimeout(unsent.current?.timer)
    const body = text ?? ''
    unsent.current = { body, timer: setTimeout(() => void keep(body), pauseMs) }
  }

  useLeaving(() => {
    if (!unsent.current) return
    clearTimeout(unsent.current.timer)
    void keep(unsent.current.body)
  })

  return {
    text: typed ?? beginsFrom,
    write: (text) => change(text === beginsFrom ? null : text),
    reset: () => {
      if (typed !== null || kept !== 'nothing') change(null)
    },
    kept,
    isEdited: typed !== null && typed !== beginsFrom,
  }
}
