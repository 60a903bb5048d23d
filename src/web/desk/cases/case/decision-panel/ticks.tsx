import { useState } from 'react'
import { railWords as words } from '#content/cases/case.ts'
import { DeskArea } from '../../../components/desk-area.tsx'
import { useKeys } from '../../../shell/keys.ts'
import { riskBar } from '../../list/risk.ts'
import type { CaseView } from '../case-view.ts'
import { type Chosen, toTick, wantsOwnReason } from './approval.ts'

type Ticked = Chosen['ticked']

interface Props {
  readonly found: CaseView
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

interface FlagTickProps {
  readonly flag: CaseView['flags'][number]
  /** Null: not ticked. */
  readonly reason: string | null
  readonly onTick: (isSeen: boolean) => void
  readonly onReason: (reason: string) => void
}

function FlagTick({ flag: { id, severity, says }, reason, onTick, onReason }: FlagTickProps) {
  const isNeeded = wantsOwnReason(id)
  const [isAsked, setIsAsked] = useState(false)
  const isOpen = isNeeded || isAsked
  return (
    <li className="relative pl-3">
      <span aria-hidden className={`absolute inset-y-1 left-0 w-1 rounded-full ${riskBar(severity)}`} />
      <label className="flex cursor-pointer items-start gap-2.5 py-1 text-sm leading-snug">
        <input
          type="checkbox"
          data-tick
          checked={reason !== null}
          onChange={(event) => onTick(event.currentTarget.checked)}
          className="mt-0.5 size-4.5 shrink-0 accent-green"
        />
        {says}
      </label>
      {reason !== null &&
        (isOpen ? (
          <DeskArea
            label={isNeeded ? words.neededReason(says) : words.tickReason(says)}
            rows={2}
            value={reason}
            onChange={onReason}
            maxLength={1_000}
          />
        ) : (
          <button
            type="button"
            onClick={() => setIsAsked(true)}
            className="ml-7 cursor-pointer text-xs text-ink-soft underline underline-offset-2 hover:text-ink"
          >
            {words.addReason}
            <span className="sr-only">: {says}</span>
          </button>
        ))}
    </li>
  )
}
