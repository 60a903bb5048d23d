import { useState } from 'react'
import type { Nation } from '#content/safeguarding/urgent-lines.ts'
import { incidentWords as words } from '#content/treatment/incidents.ts'
import { Incidents } from '#web/shared/symptom-report/incidents.tsx'
import { NationChoice } from '#web/shared/symptom-report/nation-choice.tsx'

/** Beside the doses: what went wrong with one of them is told here, and does not wait for the end of the questions. */
export function IncidentsInCheckIn() {
  const [nation, setNation] = useState<Nation>('England')
  return (
    <details className="mt-6 rounded-option border border-line-strong bg-white px-5 py-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.inCheckIn}</summary>
      <p className="mt-2">{words.choose}</p>
      <Incidents nation={nation} from="check-in" />
      <div className="mt-4 mb-2">
        <NationChoice nation={nation} onChoose={setNation} />
      </div>
    </details>
  )
}
