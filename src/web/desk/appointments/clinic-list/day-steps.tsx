import { dayWords as words } from '#content/appointments/clinic-list.ts'
import type { CallReply } from '#contract/calls.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { DeskSelect } from '../../components/desk-select.tsx'
import { Kbd } from '../../shell/kbd.tsx'
import type { DayAsked } from './day-address.ts'

interface Props {
  readonly asked: DayAsked
  readonly clinicians: CallReply<'desk_day'>['clinicians']
  readonly today: string
  readonly onGo: (next: Partial<DayAsked>) => void
}

const small =
  'inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-white px-3.5 text-sm font-semibold hover:border-ink'

/** Which days, and whose. */
export function DaySteps({ asked, clinicians, today, onGo }: Props) {
  const step = asked.view === 'week' ? 7 : 1
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="flex gap-1.5">
        <button type="button" className={small} onClick={() => onGo({ date: addDays(asked.date, -step) })}>
          <Kbd>←</Kbd> {words.previous}
        </button>
        <button type="button" className={small} onClick={() => onGo({ date: today })}>
          {words.today} <Kbd>t</Kbd>
        </button>
        <button type="button" className={small} onClick={() => onGo({ date: addDays(asked.date, step) })}>
          {words.next} <Kbd>→</Kbd>
        </button>
      </div>
      <DeskChoices
        legend={words.view}
        choices={words.views}
        chosen={asked.view}
        onChoose={(view) => onGo({ view: view === 'week' ? 'week' : 'day' })}
      />
      {clinicians.length > 1 && (
        <DeskSelect
          label={words.clinician}
          value={asked.clinician ?? clinicians[0]?.id ?? ''}
          options={clinicians.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(clinician) => onGo({ clinician })}
        />
      )}
    </div>
  )
}
