import { useRef, useState } from 'react'
import { onCallWords as words } from '#content/operations/on-call.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { acknowledgeWithinMinutes } from '#domain/identity/staff/on-call.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { SelectField } from '#web/kit/ui/select-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../desk-call.ts'
import { DeskForm } from '../identity/sign-in/desk-form.tsx'
import { fieldProblem, problemsOf, useSignInAttempt } from '../identity/sign-in/use-sign-in-attempt.ts'

interface Props {
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
  readonly onAdded: () => void
}

/** As a field of the browser gives it, read as a time in London. Null: it is none. */
function instantOf(written: string): string | null {
  const [date, time] = written.split('T')
  if (!date || !time) return null
  return new Date(instantAt({ date, time: time.slice(0, 5) })).toISOString()
}

const places = [1, 2, 3, 4, 5].map((place) => ({ value: String(place), label: words.place(place) }))

export function ShiftDialog({ people, onClose, onAdded }: Props) {
  const { isBusy, problems, run } = useSignInAttempt()
  const id = useRef(randomUuid())
  const [staffId, setStaffId] = useState('')
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [place, setPlace] = useState('1')

  const add = () =>
    run(async () => {
      const [startsAt, endsAt] = [instantOf(from), instantOf(until)]
      if (staffId === '') return fieldProblem('staffId', words.needsPerson)
      if (startsAt === null || endsAt === null) return { general: words.needsTimes, fields: {} }
      const shift = { id: id.current, staffId, startsAt, endsAt, place: Number(place) }
      const reply = await deskCall('desk_set_shift', shift)
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title: words.added })
      onAdded()
      onClose()
      return undefined
    })

  return (
    <DialogOnDemand
      open
      onOpenChange={(next) => next || onClose()}
      title={words.add}
      description={words.what(acknowledgeWithinMinutes)}
      locked={isBusy}
    >
      <DeskForm problems={problems} onSubmit={add}>
        <SelectField
          name="staffId"
          label={words.who}
          first={words.choose}
          options={people.map((person) => ({ value: person.id, label: person.name }))}
          value={staffId}
          onChange={setStaffId}
          error={problems.fields.staffId}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {(
            [
              ['from', words.from, from, setFrom],
              ['until', words.until, until, setUntil],
            ] as const
          ).map(([name, label, value, change]) => (
            <label key={name} className="block font-semibold">
              {label}
              <input
                type="datetime-local"
                name={name}
                value={value}
                onChange={(event) => change(event.currentTarget.value)}
                className="mt-1 block min-h-13 w-full rounded-option border-[1.5px] border-line-strong bg-white px-4 font-normal"
              />
            </label>
          ))}
        </div>
        <SelectField
          name="place"
          label={words.turn}
          first={words.choose}
          options={places}
          value={place}
          onChange={setPlace}
        />
        <Button type="submit" busy={isBusy} busyLabel={words.adding}>
          {words.add}
        </Button>
      </DeskForm>
    </DialogOnDemand>
  )
}
