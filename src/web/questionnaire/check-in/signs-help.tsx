import { reportedCheckIn } from '#domain/treatment/reported-check-in.ts'
import { useQuestionnaireState } from '#web/shared/answers/use-questionnaire-state.ts'
import { useFlowScreens } from '../flow-screens.ts'
import { HelpForSigns } from './help-for-signs.tsx'
import { useOpenCheckIn } from './use-check-in.ts'

/** Suicidal thoughts are never asked about twice: help at once, and our prescribers are told. */
export function SignsHelp() {
  const { questionnaire } = useFlowScreens()
  const { today } = useOpenCheckIn()
  const data = useQuestionnaireState(questionnaire, (state) => state.data)
  const { signs } = reportedCheckIn(data, today)
  return signs.length > 0 ? <HelpForSigns signs={signs} told={signs} /> : null
}
