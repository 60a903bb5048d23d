import { useState } from 'react'
import { selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { medicineName } from '#domain/medicines/medicines.ts'
import { latestPause, ownProblem } from '#domain/treatment/change-of-plan.ts'
import {
  type Meaning,
  meaningOf,
  type OwnTreatment,
  otherMedicine,
  type SelfServiceChange,
  stateAfter,
} from '#domain/treatment/self-service-change.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useAttempts } from '../../shell/use-attempts.ts'

interface Props {
  readonly change: SelfServiceChange
  readonly treatment: OwnTreatment
  readonly epoch: number
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onChanged: () => void
}

/** One change the patient can make to their treatment. What it means is shown before they confirm. */
export function ChangeOption({ change, treatment, epoch, isOpen, onOpen, onChanged }: Props) {
  const { title, what, open } = words.changes[change]
  return (
    <section aria-labelledby={`change-${change}`} className="rounded-card border border-line bg-white p-6 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 sm:flex-nowrap">
        <div className="min-w-0">
          <h2 id={`change-${change}`} className="text-[1.5rem]">
            {title}
          </h2>
          <p className="mt-1 text-ink-soft">{what}</p>
        </div>
        {!isOpen && (
          <Button variant="secondary" size="small" className="shrink-0" onClick={() => onOpen(true)}>
            {open}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      {isOpen && <ChangeOptionForm {...{ change, treatment, epoch, onChanged }} onClose={() => onOpen(false)} />}
    </section>
  )
}

interface ChangeOptionFormProps {
  readonly change: SelfServiceChange
  readonly treatment: OwnTreatment
  readonly epoch: number
  readonly onChanged: () => void
  readonly onClose: () => void
}

function ChangeOptionForm({ change, treatment, epoch, onChanged, onClose }: ChangeOptionFormProps) {
  const [until, setUntil] = useState('')
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, problems, run } = useAttempts()
  const { confirm, done } = words.changes[change]
  const { today, medicine } = treatment
  const day = change === 'pause' && until !== '' ? until : null
  const other = otherMedicine(medicine)
  const dayProblem = change === 'medicine' ? null : ownProblem(treatment, { to: stateAfter[change], until: day }, today)

  function press() {
    if (dayProblem !== null) return setProblem(words.refused[dayProblem])
    if (change === 'medicine' && said.trim() === '') return setProblem(words.wish.missing)
    void run(async () => {
      const { code, message } =
        change === 'medicine'
          ? await callApi('ask_for_medicine', { epoch, medicine: other, wish: said })
          : await callApi('change_my_plan', { epoch, to: stateAfter[change], until: day, reason: said })
      if (code === 409) onChanged()
      if (code !== 200) return [{ message }]
      showToast({ title: done })
      onClose()
      onChanged()
      return undefined
    })
  }

  return (
    <div className="mt-5 space-y-5 border-line border-t pt-5">
      {change === 'pause' && (
        <PauseUntil
          value={until}
          today={today}
          hint={words.untilHint(formatLongDate(latestPause(today)))}
          problem={problem}
          onChange={(value) => {
            setUntil(value)
            setProblem(null)
          }}
        />
      )}
      <WhatItMeans meaning={meaningOf(change, treatment, dayProblem === null ? day : null)} />
      <TextArea
        name={`said-${change}`}
        rows={3}
        limit={1_000}
        label={change === 'medicine' ? words.wish.label(medicineName(other)) : words.reason.label}
        hint={words.reason.hint}
        error={change === 'medicine' ? (problem ?? undefined) : undefined}
        value={said}
        onChange={(value) => {
          setSaid(value)
          if (change === 'medicine') setProblem(null)
        }}
      />
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button busy={isBusy} busyLabel={words.saving} onClick={press}>
          {confirm}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}

interface PauseUntilProps {
  readonly value: string
  readonly today: string
  readonly hint: string
  readonly problem: string | null
  readonly onChange: (value: string) => void
}

/** The browser's own date picker, limited to possible days. */
const PauseUntil = ({ value, today, hint, problem, onChange }: PauseUntilProps) => (
  <TextField
    name="pause-until"
    type="date"
    label={words.until}
    hint={hint}
    error={problem ?? undefined}
    min={addDays(today, 1)}
    max={latestPause(today)}
    value={value}
    onChange={onChange}
    width="half"
  />
)

/** What it means for payments and safety, side by side where there is room. */
const WhatItMeans = ({ meaning: { money, safety } }: { readonly meaning: Meaning }) => (
  <div aria-live="polite" className="grid items-start gap-5 sm:grid-cols-2">
    <Part heading={words.moneyHeading} lines={money} className="bg-paper-deep" />
    <Part heading={words.safetyHeading} lines={safety} className="bg-mint" />
  </div>
)

interface PartProps {
  readonly heading: string
  readonly lines: readonly string[]
  readonly className: string
}

const Part = ({ heading, lines, className }: PartProps) => (
  <section aria-label={heading} className={`rounded-option p-5 ${className}`}>
    <h3 className="font-sans text-base font-semibold tracking-normal">{heading}</h3>
    <ul className="mt-2 space-y-2 text-[0.9375rem]">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)
