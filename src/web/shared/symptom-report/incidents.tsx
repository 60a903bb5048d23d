import { useState } from 'react'
import type { Nation } from '#content/safeguarding/urgent-lines.ts'
import { incidents, incidentWords as words } from '#content/treatment/incidents.ts'
import {
  type ConditionNow,
  conditionsNow,
  type IncidentId,
  incidentIds,
  isAnswered,
  type ReportedIncident,
} from '#domain/treatment/incidents.ts'
import type { ReportSource } from '#domain/treatment/symptom-reports.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkboxes } from '#web/kit/ui/checkboxes.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { IncidentAdvice } from './incident-advice.tsx'

interface Props {
  readonly nation: Nation
  readonly from: ReportSource
}

/** What went wrong with a dose or a pen, or a day of illness: two questions, then what to do. */
export function Incidents({ nation, from }: Props) {
  const [chosen, setChosen] = useState<IncidentId | null>(null)
  const [reported, setReported] = useState<ReportedIncident | null>(null)

  function leave() {
    setChosen(null)
    setReported(null)
  }

  if (chosen === null) {
    return (
      <ul className="mt-3 space-y-2.5">
        {incidentIds.map((id) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => setChosen(id)}
              className="min-h-14 w-full cursor-pointer rounded-option border-2 border-line-strong bg-white px-5 py-3 text-left leading-snug hover:border-ink"
            >
              <span className="block">{incidents[id].label}</span>
              <span className="block text-sm text-ink-soft">{incidents[id].hint}</span>
            </button>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div className="mt-3 space-y-5">
      {reported ? (
        <IncidentAdvice reported={reported} nation={nation} from={from} />
      ) : (
        <Asked incident={chosen} onAnswered={setReported} />
      )}
      <Button variant="quiet" onClick={leave}>
        {words.back}
      </Button>
    </div>
  )
}

function Asked({ incident, onAnswered }: { incident: IncidentId; onAnswered: (said: ReportedIncident) => void }) {
  const { label, whatAsk, what: whats, nowAsk, now: nows } = incidents[incident]
  const [what, setWhat] = useState<readonly string[]>([])
  const [now, setNow] = useState<ConditionNow | null>(null)
  const options = Object.entries(whats).map(([value, text]) => ({ value, label: text, exclusive: value === 'none' }))

  function toggle(value: string) {
    if (what.includes(value)) return setWhat(what.filter((one) => one !== value))
    setWhat(value === 'none' ? [value] : [...what.filter((one) => one !== 'none'), value])
  }

  const isReady = now !== null && isAnswered({ incident, what })
  return (
    <>
      <p className="font-semibold">{label}</p>
      {incident === 'sick-day' ? (
        <Checkboxes name="incident-what" legend={whatAsk} options={options} values={what} onToggle={toggle} />
      ) : (
        <Radios
          name="incident-what"
          legend={whatAsk}
          options={options}
          value={what[0]}
          onChange={(value) => setWhat([value])}
          isField
        />
      )}
      <Radios
        name="incident-now"
        legend={nowAsk}
        options={conditionsNow.map((value) => ({ value, label: nows[value] }))}
        value={now ?? undefined}
        onChange={(value) => setNow(value as ConditionNow)}
        isField
      />
      <Button disabled={!isReady} onClick={() => isReady && onAnswered({ incident, what, now })}>
        {words.show}
      </Button>
      {!isReady && <p className="text-sm text-ink-soft">{words.missing}</p>}
    </>
  )
}
