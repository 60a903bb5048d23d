import { useRef, useState } from 'react'
import { noAnswer } from '#content/identity/account.ts'
import type { Slot } from '#web/shared/calendar/slot.ts'

/**
 * A time that is chosen and then asked for, once at a time. `send` gives the words of a refusal, or null when it was granted:
 * who is refused chooses again, from times that are read anew.
 */
export function useChosenSlot(send: (slot: Slot) => Promise<string | null>) {
  const [chosen, setChosen] = useState<Slot | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [version, setVersion] = useState(0)
  const isBusy = useRef(false)

  function choose(slot: Slot | null) {
    if (isBusy.current) return
    setChosen(slot)
    setProblem(null)
  }

  function refuse(message: string) {
    setProblem(message)
    setChosen(null)
    setVersion((last) => last + 1)
  }

  async function confirm(slot: Slot) {
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    try {
      const refused = await send(slot)
      if (refused !== null) refuse(refused)
    } catch {
      setProblem(noAnswer)
    }
    isBusy.current = false
    setIsSending(false)
  }

  return { chosen, problem, isSending, version, choose, confirm }
}
