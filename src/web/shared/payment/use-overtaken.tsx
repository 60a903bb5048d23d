import { placing } from '#content/checkout/checkout.ts'
import { reloadFromTop } from '#web/browser/reload-from-top.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { useSaveState } from '#web/shared/answers/use-questionnaire-state.ts'
import type { PayBlocked } from './card-props.ts'

/** Nobody pays with answers that they have changed in another tab: the server would decide by those. */
export function useOvertaken(questionnaire: Questionnaire): PayBlocked | undefined {
  if (useSaveState(questionnaire) !== 'stale') return undefined
  return {
    reason: placing.overtaken,
    action: (
      <Button size="small" variant="secondary" onClick={reloadFromTop}>
        {placing.reload}
      </Button>
    ),
  }
}
