import { paperDeskWords as words } from '#content/desk/post.ts'
import type { ShownAppointment } from '../shown-appointment.ts'
import { RecordPaper } from './record-paper.tsx'
import { WrittenPaper } from './written-paper.tsx'

interface Props {
  readonly found: ShownAppointment
  readonly onChanged: () => Promise<void>
}

/** That a prescription was written on paper: the day, and where it has come to. */
export const Paper = ({ found, onChanged }: Props) => (
  <section>
    <h3 className="mb-1.5 text-[1.25rem]">{words.heading}</h3>
    {found.paper ? (
      <WrittenPaper found={found} paper={found.paper} onChanged={onChanged} />
    ) : (
      <RecordPaper found={found} onChanged={onChanged} />
    )}
  </section>
)
