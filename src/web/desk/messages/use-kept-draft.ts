import { useEffect, useRef, useState } from 'react'
import { deskCall } from '../desk-call.ts'

const afterMs = 700

/** What is typed, kept on the server for whoever types it: after a crash, in another browser, behind a locked screen. */
export function useKeptDraft(subject: string, atFirst: string) {
  const [words, setWords] = useState(atFirst)
  const [isKept, setIsKept] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const unkept = useRef<string | null>(null)

  const keep = useRef(async () => {
    const body = unkept.current
    if (body === null) return
    try {
      const { code } = await deskCall('desk_keep_draft', { subject, body })
      if (code !== 200 || unkept.current !== body) return
      unkept.current = null
      setIsKept(true)
    } catch {
      timer.current = setTimeout(() => void keep.current(), 5_000)
    }
  })

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      void keep.current()
    },
    [],
  )

  function type(next: string) {
    setWords(next)
    setIsKept(false)
    unkept.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keep.current(), afterMs)
  }

  /** It was sent: the server has forgotten the draft by itself. */
  function clear() {
    clearTimeout(timer.current)
    unkept.current = null
    setWords('')
    setIsKept(true)
  }

  return { words, isKept, type, clear }
}
