import { useState } from 'react'
import { onCallWords as words } from '#content/operations/on-call.ts'
import type { OnCallShift } from '#contract/operations/operations-inbox.ts'
import { acknowledgeWithinMinutes } from '#domain/identity/staff/on-call.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { weekdayAndTimeOf } from '../cases/list/written-date.ts'
import { deskCall } from '../desk-call.ts'
import { Freshness } from '../shell/freshness.tsx'
import { useDeskRead } from '../use-desk-read.ts'
import { DigestChoice } from './digest-choice.tsx'
import { ShiftDialog } from './shift-dialog.tsx'

const isNow = ({ startsAt }: OnCallShift) => Date.parse(startsAt) <= Date.now()

/** Who is called when somebody may not be safe, and how one is told oneself. */
export function OnCall() {
  const rota = useDeskRead('desk_on_call', {})
  const [isAdding, setIsAdding] = useState(false)
  const { data } = rota

  async function remove(id: string) {
    const { code, message } = await deskCall('desk_remove_shift', { id }).catch(() => ({ code: 0, message: '' }))
    showToast({ title: code === 200 ? words.removed : message || words.failed })
    await rota.refresh()
  }

  return (
    <section aria-labelledby="on-call" className="border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="on-call" className="text-xl">
          {words.title}
        </h2>
        {data?.mayEdit && (
          <Button size="small" variant="secondary" onClick={() => setIsAdding(true)}>
            {words.add}
          </Button>
        )}
      </div>
      <p className="mt-1 text-ink-soft">{words.what(acknowledgeWithinMinutes)}</p>
      <Freshness of={rota} />
      {data && (
        <>
          {data.shifts.some(isNow) ? null : <p className="mt-3 font-semibold text-brick">{words.nobody}</p>}
          <ul className="mt-3 divide-y divide-line">
            {data.shifts.map((shift) => (
              <li key={shift.id} className="flex flex-wrap items-center gap-x-4 py-2">
                <span className="w-52 font-semibold">{shift.name}</span>
                <span className="flex-1 tabular-nums">
                  {words.times(weekdayAndTimeOf(shift.startsAt), weekdayAndTimeOf(shift.endsAt))}
                </span>
                <span className="text-ink-soft">{words.place(shift.place)}</span>
                {isNow(shift) && (
                  <span className="rounded-full bg-mint px-2.5 text-xs font-semibold text-green">{words.now}</span>
                )}
                {data.mayEdit && (
                  <Button size="small" variant="quiet" onClick={() => void remove(shift.id)}>
                    {words.remove}
                    <span className="sr-only"> {shift.name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <DigestChoice digest={data.digest} onChanged={() => void rota.refresh()} />
          {isAdding && (
            <ShiftDialog people={data.people} onClose={() => setIsAdding(false)} onAdded={() => void rota.refresh()} />
          )}
        </>
      )}
    </section>
  )
}
