import { useState } from 'react'
import { SaveStatus } from '#web/kit/ui/save-status.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { useIsUnsaved, useSaveState } from '#web/shared/answers/use-questionnaire-state.ts'

/** Offline, a try fails before anybody could see that it was made. */
const shortestTryMs = 700

const pause = () => new Promise((resolve) => setTimeout(resolve, shortestTryMs))

const reload = () => window.location.reload()

/** Whether the last answer is saved, always in sight in the header. */
export function SavedStatus({ questionnaire }: { questionnaire: Questionnaire }) {
  const saveState = useSaveState(questionnaire)
  const isUnsaved = useIsUnsaved(questionnaire)
  const [isTrying, setIsTrying] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const isHydrated = useHydrated()
  if (hasTried && !isUnsaved) setHasTried(false)
  // The page of an unknown step is prerendered for any address, without a status.
  if (!isHydrated) return null

  async function tryNow() {
    if (isTrying) return
    setIsTrying(true)
    await Promise.all([questionnaire.saver.save(), pause()])
    setIsTrying(false)
    setHasTried(true)
  }

  if (saveState === 'stale') return <SaveStatus state="stale" action={{ label: 'Reload', run: reload }} />
  // That the questions are closed is told above them.
  if (saveState === 'closed') return null
  if (!isUnsaved && !isTrying) return <SaveStatus state={saveState} />
  return (
    <SaveStatus
      state={isTrying ? 'saving' : 'unsaved'}
      text={hasTried && !isTrying ? 'Still not saved' : undefined}
      action={{ label: 'Try now', run: () => void tryNow() }}
    />
  )
}
