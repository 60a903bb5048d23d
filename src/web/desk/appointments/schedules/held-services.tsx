import { scheduleWords as words } from '#content/appointments/schedules.ts'
import type { CallReply } from '#contract/calls.ts'

type Shown = CallReply<'desk_schedule'>

interface Props {
  readonly all: Shown['services']
  readonly held: readonly string[]
  readonly onChange: (held: readonly string[]) => void
}

/** What can be booked with them. The first decides about their usual week, so the order of the list stays. */
export const HeldServices = ({ all, held, onChange }: Props) => (
  <fieldset className="space-y-1">
    <legend className="text-sm font-semibold">{words.holds}</legend>
    {all.map(({ key, name }) => (
      <label key={key} className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={held.includes(key)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(all.map((one) => one.key).filter((one) => (one === key ? checked : held.includes(one))))
          }
          className="size-4"
        />
        {name}
      </label>
    ))}
  </fieldset>
)
