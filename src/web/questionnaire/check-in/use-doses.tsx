import { useRef, useState } from 'react'
import type { Nation } from '#content/safeguarding/urgent-lines.ts'
import { checkInWords } from '#content/treatment/check-in.ts'
import { doseLogWords } from '#content/treatment/dose-log.ts'
import { topicWords } from '#content/treatment/report-topics.ts'
import { formatDate, formatLongDate } from '#domain/appointments/format-time.ts'
import { isDosesAnswer } from '#domain/intake/check-in/doses.ts'
import type { Step } from '#domain/intake/engine/step.ts'
import { closeDoses, type InjectionDay } from '#domain/treatment/injections.ts'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { fieldBox } from '#web/kit/ui/field.tsx'
import { OptionCard } from '#web/kit/ui/option-card.tsx'
import { NationChoice } from '#web/shared/symptom-report/nation-choice.tsx'
import { ReportTopics } from '#web/shared/symptom-report/report-topics.tsx'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { DoubtBox } from './doubt-box.tsx'
import type { PageQuestion } from './page-question.ts'
import { dosesAnswerOf, dosesProblemOf, reportedDosesOf, type SaidDose } from './reported-doses.ts'
import { SecondHeading } from './second-heading.tsx'
import { useOpenCheckIn } from './use-check-in.ts'

const words = checkInWords.doses

/** Which doses they took. Days that are too close together are asked about before they count. */
export function useDoses(step: Step & { readonly answerKey: string }, goOn: () => void): PageQuestion {
  const { questionnaire } = useFlowScreens()
  const { dosesDue, logged, today, medicine, injectionDay } = useOpenCheckIn()
  const given = useAnswer(step.answerKey)
  const [rows, setRows] = useState(() => reportedDosesOf(dosesDue, given, logged))
  const [isUnsure, setIsUnsure] = useState(isDosesAnswer(given) && given.missed === null)
  const [problem, setProblem] = useState<string | null>(null)
  const [close, setClose] = useState<readonly [string, string] | null>(null)
  const isConfirmed = useRef(isDosesAnswer(given) && given.confirmed === 'yes')
  const isFromLog = given === undefined && (logged?.length ?? 0) > 0
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
      {isFromLog && <p className="mt-3 rounded-option bg-mint px-4 py-3 font-semibold">{doseLogWords.checkIn}</p>}
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
            asks={words.closeAsk(formatDate(close[0]), formatDate(close[1]))}
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
      <TopicsInCheckIn />
    </>
  )
  return { body, waitingFor: dosesAnswerOf(rows, isUnsure) ? null : words.missing, keep }
}

interface Props {
  readonly place: number
  readonly day: string
  readonly today: string
  readonly row: SaidDose
  readonly onChange: (row: SaidDose) => void
}

function DoseRow({ place, day, today, row, onChange }: Props) {
  const name = `dose-${place}`
  const choose = (is: 'taken' | 'missed') => onChange(is === 'taken' ? { is, on: day } : { is })
  return (
    <li>
      <fieldset>
        <legend className="mb-1.5 font-semibold">
          {words.dose(place)}, {formatLongDate(day)}
        </legend>
        <div className="grid grid-cols-2 gap-2">
          {(['taken', 'missed'] as const).map((is) => (
            <label
              key={is}
              className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-xl border border-line-strong bg-white text-sm font-semibold hover:bg-mint has-checked:border-green has-checked:bg-green has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                checked={row?.is === is}
                onChange={() => choose(is)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {words[is]}
            </label>
          ))}
        </div>
        {row?.is === 'taken' && (
          <label className="mt-2 flex items-center gap-3 text-sm">
            {words.on}
            <input
              type="date"
              value={row.on}
              max={today}
              onChange={(event) => onChange({ is: 'taken', on: event.currentTarget.value })}
              className={`min-h-11 px-3 py-2 ${fieldBox(undefined)}`}
            />
          </label>
        )}
      </fieldset>
    </li>
  )
}

/** Beside the doses: what went wrong with one of them is told here, and does not wait for the end of the questions. */
function TopicsInCheckIn() {
  const [nation, setNation] = useState<Nation>('England')
  return (
    <details className="mt-6 rounded-option border border-line-strong bg-white px-5 py-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold underline underline-offset-4">
        {topicWords.inCheckIn}
      </summary>
      <p className="mt-2">{topicWords.choose}</p>
      <ReportTopics nation={nation} from="check-in" />
      <div className="mt-4 mb-2">
        <NationChoice nation={nation} onChoose={setNation} />
      </div>
    </details>
  )
}
