import { useState } from 'react'
import { paperDeskWords as words } from '#content/appointments/post.ts'
import type { ShownAppointment } from '../shown-appointment.ts'
import { RecordPaper } from './record-paper.tsx'
import { WrittenPaper } from './written-paper.tsx'

interface Props {
  readonly found: ShownAppointment
  readonly onChanged: () => Promise<void>
}

/** The prescription on paper of an appointment: what stands on it, until when it is good, and where it has come to. */
export function Paper({ found, onChanged }: Props) {
  const { paper } = found
  // By which one, so that the form is gone once another is there.
  const [replacing, setReplacing] = useState<string | null>(null)
  return (
    <section>
      <h3 className="mb-1.5 text-[1.25rem]">{words.heading}</h3>
      {paper && (
        <WrittenPaper
          found={found}
          paper={paper}
          onReplace={replacing === paper.id ? null : () => setReplacing(paper.id)}
          onChanged={onChanged}
        />
      )}
      {(!paper || replacing === paper.id) && (
        <RecordPaper
          found={found}
          replaces={paper?.id ?? null}
          onChanged={onChanged}
          onBack={paper ? () => setReplacing(null) : null}
        />
      )}
    </section>
  )
}
