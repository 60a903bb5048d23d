import { useState } from 'react'
import { onCallWords as words } from '#content/operations/on-call.ts'
import type { CallReply } from '#contract/calls.ts'
import type { OnCallShift } from '#contract/operations/operations-inbox.ts'
import { type Digest, digests } from '#domain/identity/staff/digest.ts'
import { acknowledgeWithinMinutes } from '#domain/identity/staff/on-call.ts'
import type { Read } from '#web/browser/use-read.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { weekdayAndTimeOf } from '../cases/list/format-date.ts'
import { deskCall } from '../desk-call.ts'
import { Freshness } from '../shell/freshness.tsx'
import { ShiftDialog } from './shift-dialog.tsx'

const isNow = ({ startsAt }: OnCallShift) => Date.parse(startsAt) <= Date.now()

/** Who is called when somebody may not be safe, and how one is told oneself. */
export function OnCall({ rota }: { rota: Read<CallReply<'desk_on_call'>> }) {
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
                  <span className="rounded-full bg-mint px-2.5 text-xs font-semibold text-routine">{words.now}</span>
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

/** How often one hears by email what is new. */
function DigestChoice({ digest, onChanged }: { digest: Digest; onChanged: () => void }) {
  const [chosen, setChosen] = useState(digest)

  async function choose(next: Digest) {
    setChosen(next)
    const { code, message } = await deskCall('desk_set_digest', { digest: next }).catch(() => ({
      code: 0,
      message: '',
    }))
    showToast({ title: code === 200 ? words.digestSaved[next] : message || words.failed })
    if (code !== 200) setChosen(chosen)
    onChanged()
  }
  return (
    <fieldset className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <legend className="float-left mr-5 font-semibold">{words.digest}</legend>
      {digests.map((one) => (
        <label key={one} className="flex min-h-8 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="digest"
            checked={one === chosen}
            onChange={() => void choose(one)}
            className="size-4 accent-green"
          />
          {words.digests[one]}
        </label>
      ))}
    </fieldset>
  )
}
