import { useState } from 'react'
import { vitalsWords as words } from '#content/appointments/vitals.ts'
import type { VitalsView } from '#contract/appointments/vitals.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import {
  type VitalsOccasion,
  type VitalsSource,
  vitalsLimits,
  vitalsOccasions,
  vitalsProblem,
  vitalsSources,
} from '#domain/clinical/vitals.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { formatShortDate } from '../cases/list/format-date.ts'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { useMay } from '../shell/me.ts'

interface Props {
  readonly accountId: string
  readonly appointmentId?: string
  readonly vitals: readonly VitalsView[]
  readonly onChanged: () => Promise<void>
}

/** For patients on a medicine for ADHD: each reading with its day, who recorded it, and who took it. */
export function VitalsPanel({ accountId, appointmentId, vitals, onChanged }: Props) {
  const mayRecord = useMay('decide-cases')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section>
      <h3 className="mb-1.5 text-[1.25rem]">{words.title}</h3>
      {vitals.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="mb-3 divide-y divide-line empty:hidden">
        {vitals.map(({ id, systolic, diastolic, pulse, isHigh, takenOn, occasion, source, by }) => (
          <li key={id} className="py-2">
            <p>
              <strong>{words.reading(systolic, diastolic, pulse)}</strong>
              {isHigh && (
                <span className="ml-2 rounded-full bg-caution/40 px-2 py-px text-xs font-semibold">
                  {words.beyond(vitalsLimits)}
                </span>
              )}
            </p>
            <p className="text-xs text-ink-soft">
              {[formatShortDate(takenOn), words.occasions[occasion], words.sources[source], by].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {mayRecord &&
        (isOpen ? (
          <RecordVitals
            accountId={accountId}
            appointmentId={appointmentId ?? null}
            onChanged={onChanged}
            onClose={() => setIsOpen(false)}
          />
        ) : (
          <div className="max-w-48">
            <DeskButton onPress={() => setIsOpen(true)}>{words.record}</DeskButton>
          </div>
        ))}
    </section>
  )
}

interface RecordProps {
  readonly accountId: string
  readonly appointmentId: string | null
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

function RecordVitals({ accountId, appointmentId, onChanged, onClose }: RecordProps) {
  const today = londonTimeAt(Date.now()).date
  const [id] = useState(randomUuid)
  const [typed, setTyped] = useState({ systolic: '', diastolic: '', pulse: '' })
  const [takenOn, setTakenOn] = useState(today)
  const [occasion, setOccasion] = useState<VitalsOccasion>('dose-change')
  const [source, setSource] = useState<VitalsSource>('clinician')
  const [isTried, setIsTried] = useState(false)
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const vitals = {
    systolic: Number(typed.systolic),
    diastolic: Number(typed.diastolic),
    pulse: Number(typed.pulse),
  }
  const wrong = vitalsProblem(vitals, takenOn, today)
  const shown = problem ?? (isTried && wrong ? words.problems[wrong] : null)

  async function submit() {
    setIsTried(true)
    if (wrong !== null) return
    const given = { id, accountId, appointmentId, ...vitals, takenOn, occasion, source }
    if (await save(() => deskCall('desk_record_vitals', given))) onClose()
  }

  return (
    <div className="max-w-[30rem] space-y-3 rounded-xl border border-line bg-white p-4">
      <div className="grid grid-cols-3 gap-2">
        {(['systolic', 'diastolic', 'pulse'] as const).map((which) => (
          <DeskLine
            key={which}
            label={words[which]}
            inputMode="numeric"
            maxLength={3}
            value={typed[which]}
            onChange={(value) => setTyped({ ...typed, [which]: value })}
          />
        ))}
      </div>
      <DeskLine type="date" label={words.takenOn} value={takenOn} onChange={setTakenOn} problem={shown} />
      <DeskChoices
        legend={words.occasion}
        choices={Object.fromEntries(vitalsOccasions.map((one) => [one, words.occasions[one]]))}
        chosen={occasion}
        onChoose={(value) => setOccasion(value as VitalsOccasion)}
      />
      <DeskChoices
        legend={words.source}
        choices={Object.fromEntries(vitalsSources.map((one) => [one, words.sources[one]]))}
        chosen={source}
        onChoose={(value) => setSource(value as VitalsSource)}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton tone="primary" isBusy={isBusy} busyLabel={words.saving} onPress={() => void submit()}>
          {words.save}
        </DeskButton>
        <DeskButton onPress={onClose}>{words.back}</DeskButton>
      </div>
    </div>
  )
}
