import { useRef, useState } from 'react'
import { checkInWords } from '#content/treatment/check-in.ts'
import { writtenDay } from '#domain/appointments/format-time.ts'
import { isDosesAnswer } from '#domain/intake/check-in/doses.ts'
import type { Step } from '#domain/intake/engine/step.ts'
import { closeDoses, type InjectionDay } from '#domain/treatment/injections.ts'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { OptionCard } from '#web/kit/ui/option-card.tsx'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import type { Asked } from './asked.ts'
import { DoseRow } from './dose-row.tsx'
import { DoubtBox } from './doubt-box.tsx'
import { IncidentsInCheckIn } from './incidents-in-check-in.tsx'
import { dosesAnswerOf, dosesProblemOf, type SaidDose, saidDosesOf } from './said-doses.ts'
import { SecondHeading } from './second-heading.tsx'
import { useOpenCheckIn } from './use-check-in.ts'

const words = checkInWords.doses

/** Which doses they took. Days that are too close together are asked about before they count. */
export function useDoses(step: Step & { readonly answerKey: string }, goOn: () => void): Asked {
  const { questionnaire } = useFlowScreens()
  const { dosesDue, today, medicine, injectionDay } = useOpenCheckIn()
  const given = useAnswer(step.answerKey)
  const [rows, setRows] = useState(() => saidDosesOf(dosesDue, given))
  const [isUnsure, setIsUnsure] = useState(isDosesAnswer(given) && given.missed === null)
  const [problem, setProblem] = useState<string | null>(null)
  const [close, setClose] = useState<readonly [string, string] | null>(null)
  const isConfirmed = useRef(isDosesAnswer(given) && given.confirmed === 'yes')
  const isAll = rows.every((row, place) => row?.is === 'taken' && row.on === dosesDue[place])

  function become(next: SaidDose[], unsure = false) {
    setRows(next)
    setIsUnsure(unsure)
    setProblem(null)
    setClose(null)
    isConfirmed.current = false
  }

  const setRow = (place: number, row: SaidDose) => become(rows.map((one, at) => (at === place ? row : one)))

  function keep(): boolean {
    const wrong = dosesProblemOf(rows, today)
    setProblem(wrong)
    const answer = dosesAnswerOf(rows, isUnsure)
    if (wrong !== null || !answer) return false
    const found = closeDoses(medicine, answer.taken, injectionDay as InjectionDay)
    if (found && !isConfirmed.current) {
      setClose(found)
      return false
    }
    questionnaire.answer(step.answerKey, found ? { ...answer, confirmed: 'yes' } : answer)
    return true
  }

  function confirm() {
    isConfirmed.current = true
    setClose(null)
    goOn()
  }

  const body = (
    <>
      <SecondHeading>{step.question}</SecondHeading>
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
      {close && (
        <div className="mt-4">
          <DoubtBox
            asks={words.closeAsk(writtenDay(close[0]), writtenDay(close[1]))}
            yes={words.yesClose}
            no={words.changeDays}
            onYes={confirm}
            onNo={() => setClose(null)}
          />
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
      <IncidentsInCheckIn />
    </>
  )
  return { body, waitingFor: dosesAnswerOf(rows, isUnsure) ? null : words.missing, keep }
}
