import { useState } from 'react'
import { checkInWords } from '#content/check-in.ts'
import { isDosesAnswer } from '#domain/questionnaires/check-in/doses.ts'
import type { BespokeStep } from '#domain/questionnaires/engine/step.ts'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { OptionCard } from '#web/kit/ui/option-card.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useSubmitStep } from '../use-submit-step.ts'
import { DoseRow } from './dose-row.tsx'
import { dosesAnswerOf, dosesProblemOf, type SaidDose, saidDosesOf } from './said-doses.ts'
import { useOpenCheckIn } from './use-check-in.ts'

const words = checkInWords.doses

export function DosesQuestion({ step, question, onDone }: QuestionProps<BespokeStep>) {
  const { questionnaire } = useFlowScreens()
  const { dosesDue, today } = useOpenCheckIn()
  const given = useAnswer(step.answerKey)
  const [rows, setRows] = useState(() => saidDosesOf(dosesDue, given))
  const [isUnsure, setIsUnsure] = useState(isDosesAnswer(given) && given.missed === null)
  const [problem, setProblem] = useState<string | null>(null)
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  const isAll = rows.every((row, place) => row?.is === 'taken' && row.on === dosesDue[place])

  function become(next: SaidDose[], unsure = false) {
    setRows(next)
    setIsUnsure(unsure)
    setProblem(null)
  }

  const setRow = (place: number, row: SaidDose) => become(rows.map((one, at) => (at === place ? row : one)))

  function goOn() {
    const wrong = dosesProblemOf(rows, today)
    if (wrong !== null) return setProblem(wrong)
    const answer = dosesAnswerOf(rows, isUnsure)
    if (!answer) return
    questionnaire.answer(step.answerKey, answer)
    void submit()
  }

  return (
    <QuestionForm
      onSubmit={goOn}
      alert={alert}
      isSubmitting={isSubmitting}
      waitingFor={dosesAnswerOf(rows, isUnsure) ? null : words.missing}
    >
      <PageHeading size="question">{question}</PageHeading>
      <p className="mt-2 text-ink-soft">{step.hint}</p>
      <div className="mt-5">
        <OptionCard
          type="checkbox"
          id="doses-all"
          name="doses-all"
          checked={isAll}
          label={words.all}
          onChange={(isChecked) => become(dosesDue.map((on) => (isChecked ? { is: 'taken', on } : null)))}
        />
      </div>
      <ul className="mt-5 space-y-4">
        {dosesDue.map((day, place) => (
          <DoseRow
            key={day}
            place={place + 1}
            day={day}
            today={today}
            row={rows[place] ?? null}
            onChange={(row) => setRow(place, row)}
          />
        ))}
      </ul>
      {problem && (
        <div role="alert" className="mt-3">
          <ErrorMessage>{problem}</ErrorMessage>
        </div>
      )}
      <div className="mt-5">
        <OptionCard
          type="checkbox"
          id="doses-unsure"
          name="doses-unsure"
          checked={isUnsure}
          label={words.unsure}
          onChange={(isChecked) => become(rows, isChecked)}
        />
      </div>
    </QuestionForm>
  )
}
