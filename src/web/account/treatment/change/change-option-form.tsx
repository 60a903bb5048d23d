import { useState } from 'react'
import { selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import { writtenDate } from '#domain/appointments/format-time.ts'
import { medicineName } from '#domain/clinical/ladders.ts'
import { latestPause, ownProblem } from '#domain/treatment/change-of-plan.ts'
import {
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
import { showToast } from '#web/kit/ui/toasts.ts'
import { useAttempts } from '../../shell/use-attempts.ts'
import { PauseUntil } from './pause-until.tsx'
import { WhatItMeans } from './what-it-means.tsx'

interface Props {
  readonly change: SelfServiceChange
  readonly treatment: OwnTreatment
  readonly epoch: number
  readonly onChanged: () => void
  readonly onClose: () => void
}

export function ChangeOptionForm({ change, treatment, epoch, onChanged, onClose }: Props) {
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
          hint={words.untilHint(writtenDate(latestPause(today)))}
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
