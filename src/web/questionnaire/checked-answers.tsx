import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { checkAnswers as words } from '#content/intake/check-answers.ts'
import { consentFor, finishPath, notEligiblePath, pages, stepPath } from '#contract/pages.ts'
import { checkedAnswers } from '#domain/intake/engine/checked-answers.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import type { GuestFlow } from '#domain/intake/flows.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { useQuestionnaireState } from '#web/shared/answers/use-questionnaire-state.ts'
import { AnswerRow } from './answer-row.tsx'
import { arriveAtCheck } from './checking.ts'
import { SavedNote } from './saved-note.tsx'
import { WayOnFromAnswers } from './way-on-from-answers.tsx'

export function CheckedAnswers({ questionnaire }: { questionnaire: Questionnaire<GuestFlow> }) {
  const { flow } = questionnaire
  const { name } = flow
  const { state } = useLocation()
  const answers = useQuestionnaireState(questionnaire, ({ data }) => data)
  const [back, setBack] = useState<string | null>(null)
  const from: unknown = state?.from

  useEffect(() => setBack(arriveAtCheck(name, typeof from === 'string' ? from : null)), [name, from])

  const list = checkedAnswers(flow, answers)
  const { end } = walk(flow, answers)
  if (list.every(({ answer }) => answer.length === 0)) {
    return <WayOnFromAnswers text={words.none} link={words.start} to={consentFor(name)} />
  }
  return (
    <>
      <SavedNote questionnaire={questionnaire} tellsItself={false} />
      <dl className="mt-7 border-line border-t">
        {list.map((one) => (
          <AnswerRow key={one.step} flow={name} checked={one} />
        ))}
      </dl>
      {end.to === 'unanswered' && (
        <WayOnFromAnswers text={words.missing} link={words.answerIt} to={stepPath(name, end.address)} flow={name} />
      )}
      {end.to === 'not-eligible' && (
        <WayOnFromAnswers text={words.ended} link={words.seeWhy} to={notEligiblePath(end.reason)} />
      )}
      {end.to === 'home' && <WayOnFromAnswers text={words.ended} link={words.seeWhy} to={pages.buy} />}
      {end.to === 'finished' && (
        <ButtonLink to={back ?? finishPath(name)} size="large" arrow className="mt-8">
          {words.continue}
        </ButtonLink>
      )}
    </>
  )
}
