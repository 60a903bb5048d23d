import { railWords as words } from '#content/cases/case.ts'
import { useKeys } from '../../../shell/keys.ts'
import type { ShownCase } from '../shown-case.ts'
import { type Chosen, toTick } from './approval.ts'
import { FlagTick } from './flag-tick.tsx'

type Ticked = Chosen['ticked']

interface Props {
  readonly found: ShownCase
  readonly ticked: Ticked
  readonly onChange: (ticked: Ticked) => void
}

/** Each thing that wants a look is ticked by itself, so that none is passed over. */
export function Ticks({ found, ticked, onChange }: Props) {
  const flags = toTick(found)
  useKeys(flags.length > 0 ? [{ key: 't', does: words.ticks, run: toFirstUnseen }] : [])
  if (flags.length === 0) return null

  function tick(id: string, isSeen: boolean) {
    const { [id]: reason = '', ...others } = ticked
    onChange(isSeen ? { ...others, [id]: reason } : others)
  }
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-semibold">{words.ticks}</legend>
      <ul className="space-y-1">
        {flags.map((flag) => (
          <FlagTick
            key={flag.id}
            flag={flag}
            reason={ticked[flag.id] ?? null}
            onTick={(isSeen) => tick(flag.id, isSeen)}
            onReason={(reason) => onChange({ ...ticked, [flag.id]: reason })}
          />
        ))}
      </ul>
    </fieldset>
  )
}

const toFirstUnseen = () => document.querySelector<HTMLElement>('[data-tick]:not(:checked)')?.focus()
