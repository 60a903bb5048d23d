import { useEffect, useState } from 'react'
import type { BotAction } from '#contract/bot-challenge.ts'
import { earnBotToken } from './bot-token.ts'
import { prefetchedToken } from './prefetched-token.ts'

/** Begins the work as soon as the form is shown, so that nobody waits for it later. Await the result for a token. */
export function useBotToken(action: BotAction): () => Promise<string> {
  const [ahead] = useState(() =>
    prefetchedToken(
      () => earnBotToken(action),
      () => performance.now(),
    ),
  )
  useEffect(() => ahead.begin(), [ahead])
  return ahead.take
}
