import { useRef, useState } from 'react'
import { paperDeskWords as words } from '#content/desk/post.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { randomUuid } from '#web/device/random-uuid.ts'
import { deskCall } from '../../desk-call.ts'
import { DeskButton } from '../../parts/desk-button.tsx'
import { DeskLine } from '../../parts/desk-line.tsx'
import { useSave } from '../../parts/use-save.ts'
import type { ShownAppointment } from '../shown-appointment.ts'

interface Props {
  readonly found: ShownAppointment
  readonly onChanged: () => Promise<void>
}

export function RecordPaper({ found: { id, state, startsAt, paperPricePence }, onChanged }: Props) {
  const begun = londonTimeAt(Date.parse(startsAt)).date
  const [writtenOn, setWrittenOn] = useState(begun)
  // The same until it has arrived: sent again it is the same.
  const paperId = useRef(randomUuid())
  const { save, isBusy, problem } = useSave(onChanged)
  const why = state !== 'completed' ? words.before : writtenOn === '' ? words.dayNeeded : null
  return (
    <div className="space-y-3">
      <p className="text-ink-soft">{words.lead(pounds(paperPricePence))}</p>
      <div className="grid sm:grid-cols-[11rem_minmax(0,16rem)] items-end gap-3">
        <DeskLine type="date" label={words.day} value={writtenOn} onChange={setWrittenOn} problem={problem} />
        <DeskButton
          why={why}
          isBusy={isBusy}
          busyLabel={words.recording}
          onPress={() => {
            if (why === null) void save(() => deskCall('desk_paper', { id, paperId: paperId.current, writtenOn }))
          }}
        >
          {words.record}
        </DeskButton>
      </div>
    </div>
  )
}
