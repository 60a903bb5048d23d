import { useEffect, useRef, useState } from 'react'
import { deskCall } from '../../desk-call.ts'
import { useMe } from '../../shell/me.ts'
import { useLeaving } from './use-leaving.ts'

const pauseMs = 800
const againMs = 5_000
const noAnswer = 0
/** Locked, busy or out of reach: not an answer for good. */
const passing = [noAnswer, 423, 429, 502, 503]

type Kept = 'kept' | 'not kept' | 'nothing'

export interface Draft {
  readonly text: string
  readonly write: (text: string) => void
  /** Back to the words it began from. */
  readonly reset: () => void
  /** What it was for was sent, and the server has forgotten it by itself. */
  readonly forget: () => void
  readonly kept: Kept
  readonly isEdited: boolean
}

interface Typed {
  readonly text: string | null
  /** What the page had read from the server when it was typed. */
  readonly begun: string | undefined
}

/** What was typed in this tab, by author and subject: a page keeps what it read before, and its field may be shown anew. */
const typedHere = new Map<string, Typed>()

/**
 * Text that is typed and not sent. The server keeps it under `subject`, so that it outlives a crash, a takeover and a
 * locked screen. Words that nobody has touched follow what they begin from, and are not kept.
 */
export function useDraft(subject: string, begun: string | undefined, beginsFrom = ''): Draft {
  const key = `${useMe()?.id}/${subject}`
  const [first] = useState(() => {
    const here = typedHere.get(key)
    return here && here.begun === begun ? here.text : (begun ?? null)
  })
  const [typed, setTyped] = useState(first)
  const [kept, setKept] = useState<Kept>(first === null ? 'nothing' : 'kept')
  const isHere = useRef(true)
  const latest = useRef<string | null>(null)
  const unsent = useRef<{ body: string; timer: ReturnType<typeof setTimeout> } | null>(null)

  async function keep(body: string) {
    unsent.current = null
    const code = await deskCall('desk_keep_draft', { subject, body }).then(
      (reply) => reply.code,
      () => noAnswer,
    )
    // Newer text was typed, or it was sent, while this was under way.
    if (unsent.current !== null || latest.current !== body) return
    if (code === 200) return setKept(body === '' ? 'nothing' : 'kept')
    setKept('not kept')
    if (passing.includes(code) && isHere.current) keepIn(againMs, body)
  }

  function keepIn(ms: number, body: string) {
    clearTimeout(unsent.current?.timer)
    unsent.current = { body, timer: setTimeout(() => void keep(body), ms) }
  }

  function change(text: string | null) {
    setTyped(text)
    typedHere.set(key, { text, begun })
    setKept('not kept')
    latest.current = text ?? ''
    keepIn(pauseMs, latest.current)
  }

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

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
    forget: () => {
      clearTimeout(unsent.current?.timer)
      unsent.current = null
      latest.current = null
      typedHere.set(key, { text: null, begun })
      setTyped(null)
      setKept('nothing')
    },
    kept,
    isEdited: typed !== null && typed !== beginsFrom,
  }
}
