import { useState } from 'react'
import { finishPath } from '#contract/pages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { useIsUnsaved, useQuestionnaireState, useSaveState } from '#web/shared/answers/use-questionnaire-state.ts'
import { SavedHere } from './saved-here.tsx'

interface Props {
  readonly questionnaire: Questionnaire
  /** This step waits where it is and tells beside its button: here is told only what went wrong before it. */
  readonly tellsItself: boolean
}

/** When the last answer is not saved: what happened, and what becomes of it. */
export function SavedNote({ questionnaire, tellsItself }: Props) {
  const isUnsaved = useIsUnsaved(questionnaire)
  const saveState = useSaveState(questionnaire)
  const error = useQuestionnaireState(questionnaire, (state) => state.error)
  const isTold = isUnsaved && (error !== null || !tellsItself)
  const [told, setTold] = useState<{ readonly error: string | null } | null>(null)
  if (isTold && told?.error !== error) setTold({ error })

  if (saveState === 'stale') return <Overtaken />
  if (saveState === 'closed') return <Closed questionnaire={questionnaire} />
  if (!told) return null
  // Once told, its place is kept for as long as the question is shown, so that nothing jumps when all is well again.
  return (
    <div className="mb-6 grid *:col-start-1 *:row-start-1">
      <div className={isUnsaved ? '' : 'invisible'}>
        <NotSaved error={told.error} />
      </div>
      {!isUnsaved && (
        <p
          role="status"
          className="flex items-center gap-2.5 rounded-option border-[1.5px] border-transparent bg-mint px-4 py-3.5 font-medium"
        >
          <Tick className="size-5 text-green" />
          Saved. Your answers have reached us.
        </p>
      )}
    </div>
  )
}

const Closed = ({ questionnaire }: Pick<Props, 'questionnaire'>) => (
  <div className="mb-6">
    <AlertMessage
      action={
        <ButtonLink size="small" variant="secondary" to={finishPath(questionnaire.flow.name, undefined)}>
          See how things stand
        </ButtonLink>
      }
    >
      These questions can’t be answered now.
    </AlertMessage>
  </div>
)

const reload = () => window.location.reload()

const Overtaken = () => (
  <div className="mb-6">
    <AlertMessage
      action={
        <Button size="small" variant="secondary" onClick={reload}>
          Reload
        </Button>
      }
    >
      You have answered in another tab since. Reload this one to carry on from there; nothing you answered is lost.
    </AlertMessage>
  </div>
)

function NotSaved({ error }: { error: string | null }) {
  if (error !== null) {
    return (
      <AlertMessage>
        <p>{error}</p>
        <SavedHere />
      </AlertMessage>
    )
  }
  return (
    <div role="status" className="rounded-option border-[1.5px] border-line-strong bg-white px-4 py-3.5">
      <SavedHere />
    </div>
  )
}
