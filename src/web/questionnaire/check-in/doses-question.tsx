import { useState } from 'react'
import { checkInWords } from '#content/check-in.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { daysBetween } from '#domain/calendar/days-between.ts'
import { type DosesAnswer, isDosesAnswer } from '#domain/questionnaires/check-in/doses.ts'
import type { BespokeStep } from '#domain/questionnaires/engine/step.ts'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { fieldBox } from '#web/kit/ui/field.tsx'
import { OptionCard } from '#web/kit/ui/option-card.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useSubmitStep } from '../use-submit-step.ts'
import { useOpenCheckIn } from './use-check-in.ts'

const words = checkInWords.doses

/** A dose that was due: taken on a day, missed, or nothing said of it yet. */
type Row = { readonly is: 'taken'; readonly on: string } | { readonly is: 'missed' } | null

/** Of two doses a week apart the nearer day is the one that is meant. */
const nearDays = 3

function rowsOf(due: readonly string[], given: unknown): Row[] {
  if (!isDosesAnswer(given)) return due.map(() => null)
  return due.map((day) => {
    const on = given.taken.find((taken) => Math.abs(daysBetween(day, taken)) <= nearDays)
    return on === undefined ? { is: 'missed' } : { is: 'taken', on }
  })
}

const isSaid = (row: Row): row is NonNullable<Row> => row !== null

/** Null: not every dose is answered for. */
function answerOf(rows: readonly Row[], isUnsure: boolean): DosesAnswer | null {
  if (!isUnsure && !rows.every(isSaid)) return null
  const taken = rows.flatMap((row) => (row?.is === 'taken' ? [row.on] : []))
  return { taken, missed: isUnsure ? null : rows.length - taken.length }
}

function problemOf(rows: readonly Row[], today: string): string | null {
  const days = rows.flatMap((row) => (row?.is === 'taken' ? [row.on] : []))
  if (days.some((day) => day > today || day === '')) return words.toCome
  return days.some((day, at) => at > 0 && day <= (days[at - 1] as string)) ? words.twice : null
}

export function DosesQuestion({ step, question, onDone }: QuestionProps<BespokeStep>) {
  const { questionnaire } = useFlowScreens()
  const { dosesDue, today } = useOpenCheckIn()
  const given = useAnswer(step.answerKey)
  const [rows, setRows] = useState(() => rowsOf(dosesDue, given))
  const [isUnsure, setIsUnsure] = useState(isDosesAnswer(given) && given.missed === null)
  const [problem, setProblem] = useState<string | null>(null)
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  const isAll = rows.every((row, place) => row?.is === 'taken' && row.on === dosesDue[place])

  function become(next: Row[], unsure = false) {
    setRows(next)
    setIsUnsure(unsure)
    setProblem(null)
  }

  const setRow = (place: number, row: Row) => become(rows.map((one, at) => (at === place ? row : one)))

  function goOn() {
    const wrong = problemOf(rows, today)
    if (wrong !== null) return setProblem(wrong)
    const answer = answerOf(rows, isUnsure)
    if (!answer) return
    questionnaire.answer(step.answerKey, answer)
    void submit()
  }

  return (
    <QuestionForm
      onSubmit={goOn}
      alert={alert}
      isSubmitting={isSubmitting}
      waitingFor={answerOf(rows, isUnsure) ? null : words.missing}
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

interface RowProps {
  readonly place: number
  readonly day: string
  readonly today: string
  readonly row: Row
  readonly onChange: (row: Row) => void
}

function DoseRow({ place, day, today, row, onChange }: RowProps) {
  const name = `dose-${place}`
  const choose = (is: 'taken' | 'missed') => onChange(is === 'taken' ? { is, on: day } : { is })
  return (
    <li>
      <fieldset>
        <legend className="mb-1.5 font-semibold">
          {words.dose(place)}, {writtenDate(day)}
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
