import { Button } from '#web/ui/button.tsx'
import { AlertMessage } from '#web/ui/error-message.tsx'
import { SaveStatus } from '#web/ui/save-status.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
import type { Questionnaire } from './questionnaire.ts'
import { useQuestionnaireState, useSaveState } from './use-questionnaire-state.ts'

interface Props {
  readonly questionnaire: Questionnaire
}

const reload = () => window.location.reload()

/** Whether the last answer is saved, always in sight in the header. */
export function SavedStatus({ questionnaire }: Props) {
  const saveState = useSaveState(questionnaire)
  const isHydrated = useHydrated()
  // The page of an unknown step is prerendered for any address, without a status.
  if (!isHydrated) return null
  const action =
    saveState === 'stale'
      ? { label: 'Reload', run: reload }
      : saveState === 'unsaved'
        ? { label: 'Try now', run: () => questionnaire.saver.retry() }
        : undefined
  return <SaveStatus state={saveState} action={action} />
}

/** When the last answer is not saved: what happened, and what to do. */
export function SavedNote({ questionnaire }: Props) {
  const saveState = useSaveState(questionnaire)
  const error = useQuestionnaireState(questionnaire, (state) => state.error)
  const words =
    saveState === 'stale'
      ? 'You have answered in another tab since. Reload this one to carry on from there; nothing you answered is lost.'
      : saveState === 'saved' || saveState === 'idle'
        ? null
        : error
  if (words === null) return null
  return (
    <div className="mb-6">
      <AlertMessage
        action={
          saveState === 'stale' && (
            <Button size="small" variant="secondary" onClick={reload}>
              Reload
            </Button>
          )
        }
      >
        {words}
      </AlertMessage>
    </div>
  )
}
