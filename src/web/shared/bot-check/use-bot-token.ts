import { useEffect, useState } from 'react'
import type { BotAction } from '#contract/identity/bot-challenge.ts'
import { earnBotToken } from './bot-token.ts'
import { prefetchedToken } from './prefetched-token.ts'

const signsOfSomebody = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/**
 * Begins the work with the first move of whoever has the form before them, so that nobody waits for it later, and while a
 * page comes alive it has the machine to itself. Await the result for a token.
 */
export function useBotToken(action: BotAction): () => Promise<string> {
  const [ahead] = useState(() =>
    prefetchedToken(
      () => earnBotToken(action),
      () => performance.now(),
    ),
  )
  useEffect(() => {
    const heard = new AbortController()
    const begin = () => {
      heard.abort()
      ahead.begin()
    }
    for (const sign of signsOfSomebody) window.addEventListener(sign, begin, { signal: heard.signal, passive: true })
    return () => heard.abort()
  }, [ahead])
  return ahead.take
}
