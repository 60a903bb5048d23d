import { useRef, useState } from 'react'
import { paperDeskWords as words } from '#content/desk/post.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { mayBeWithdrawn } from '#domain/post/posting.ts'
import { randomUuid } from '#web/device/random-uuid.ts'
import { deskCall } from '../../desk-call.ts'
import { DeskButton } from '../../parts/desk-button.tsx'
import { DeskLine } from '../../parts/desk-field.tsx'
import { useSave } from '../../parts/use-save.ts'
import type { ShownAppointment } from '../shown-appointment.ts'

interface Props {
  readonly found: ShownAppointment
  readonly onChanged: () => Promise<void>
}

/** That a prescription was written on paper: the day, and where it has come to. */
export const Paper = ({ found, onChanged }: Props) => (
  <section>
    <h3 className="mb-1.5 text-[1.25rem]">{words.heading}</h3>
    {found.paper ? (
      <Written found={found} paper={found.paper} onChanged={onChanged} />
    ) : (
      <Record found={found} onChanged={onChanged} />
    )}
  </section>
)

function Record({ found: { id, state, startsAt, paperPricePence }, onChanged }: Props) {
  const begun = londonTimeAt(Date.parse(startsAt)).date
  const [writtenOn, setWrittenOn] = useState(begun)
  // The same until it has arrived: sent again it is the same.
  const paperId = useRef(randomUuid())
  const { save, isBusy, problem } = useSave(onChanged)
  const why = state !== 'completed' ? words.before : writtenOn === '' ? words.dayNeeded : null
  return (
    <div className="space-y-3">
      <p className="text-ink-soft">{words.lead(pounds(paperPricePence))}</p>
      <div className="grid grid-cols-[11rem_minmax(0,16rem)] items-end gap-3">
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

function Written({
  found: { id },
  paper,
  onChanged,
}: Props & { readonly paper: NonNullable<ShownAppointment['paper']> }) {
  const [isSure, setIsSure] = useState(false)
  const { save, isBusy, problem } = useSave(onChanged)
  return (
    <div className="space-y-3">
      <div>
        <p className="font-semibold">{words.written(paper.by, writtenDate(paper.writtenOn))}</p>
        <p className="text-ink-soft">{words.stages[paper.stage]}</p>
      </div>
      {problem && (
        <p role="alert" className="rounded-option bg-brick-pale px-3.5 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      {mayBeWithdrawn(paper.stage) && (
        <>
          {isSure && <p>{words.withdrawWhat}</p>}
          <div className="flex gap-3">
            <DeskButton
              tone={isSure ? 'danger' : 'plain'}
              isBusy={isBusy}
              busyLabel={words.withdrawing}
              onPress={() => (isSure ? void save(() => deskCall('desk_withdraw_paper', { id })) : setIsSure(true))}
            >
              {isSure ? words.withdrawSure : words.withdraw}
            </DeskButton>
            {isSure && <DeskButton onPress={() => setIsSure(false)}>{words.back}</DeskButton>}
          </div>
        </>
      )}
    </div>
  )
}
