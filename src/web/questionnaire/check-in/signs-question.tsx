import { useEffect, useRef, useState } from 'react'
import type { RedFlagId } from '#content/treatment/red-flags.ts'
import { unwellWords as words } from '#content/treatment/symptom-report.ts'
import type { ChecklistStep } from '#domain/intake/engine/step.ts'
import { reportedCheckIn } from '#domain/treatment/reported-check-in.ts'
import { isConfirmedFirst } from '#domain/treatment/symptom-reports.ts'
import { useQuestionnaireState } from '#web/shared/answers/use-questionnaire-state.ts'
import { ConfirmSigns } from '#web/shared/symptom-report/confirm-signs.tsx'
import { sendSignReport } from '#web/shared/symptom-report/send-sign-report.ts'
import { ChecklistQuestion } from '../checklist-question.tsx'
import { useFlowScreens } from '../flow-screens.ts'
import type { QuestionProps } from '../question-props.ts'
import { HelpForSigns } from './help-for-signs.tsx'
import { useOpenCheckIn } from './use-check-in.ts'

/**
 * Help is there the moment a sign is ticked, before anything is sent. Supply is locked only once the patient has said that
 * the tick is right; that it was ticked is stored at once, and so is its being taken back.
 */
export function SignsQuestion(props: QuestionProps<ChecklistStep>) {
  const { questionnaire } = useFlowScreens()
  const { today } = useOpenCheckIn()
  const data = useQuestionnaireState(questionnaire, (state) => state.data)
  const { signs } = reportedCheckIn(data, today)
  const [confirmed, setConfirmed] = useState<readonly RedFlagId[]>([])
  const [isTakenBack, setIsTakenBack] = useState(false)
  const before = useRef<readonly RedFlagId[]>([])
  const ticked = signs.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is ticked says when.
  useEffect(() => {
    const asked = signs.filter(isConfirmedFirst)
    for (const sign of asked) if (!before.current.includes(sign)) sendSignReport('report_sign', sign, 'check-in')
    for (const sign of before.current)
      if (!asked.includes(sign) && !confirmed.includes(sign)) sendSignReport('take_back_sign', sign, 'check-in')
    setIsTakenBack(signs.length === 0 && before.current.some((sign) => !confirmed.includes(sign)))
    before.current = asked
  }, [ticked])

  const asking = signs.filter((sign) => isConfirmedFirst(sign) && !confirmed.includes(sign))
  const told = signs.filter((sign) => !asking.includes(sign))
  return (
    <ChecklistQuestion
      {...props}
      waitingFor={asking.length > 0 ? words.answerFirst : null}
      below={
        <>
          {signs.length > 0 && (
            <HelpForSigns signs={signs} told={told}>
              {asking.length > 0 && (
                <ConfirmSigns
                  signs={asking}
                  onRight={() => setConfirmed([...confirmed, ...asking])}
                  onNotRight={() => questionnaire.answer(props.step.answerKey, undefined)}
                />
              )}
            </HelpForSigns>
          )}
          {isTakenBack && (
            <p role="status" className="mt-6 rounded-option bg-mint px-5 py-4">
              {words.takenBack}
            </p>
          )}
        </>
      }
    />
  )
}
