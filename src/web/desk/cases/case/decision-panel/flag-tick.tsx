import { useState } from 'react'
import { railWords as words } from '#content/cases/case.ts'
import { DeskArea } from '../../../components/desk-area.tsx'
import { riskBar } from '../../list/risk.ts'
import type { ShownCase } from '../shown-case.ts'
import { wantsOwnReason } from './approval.ts'

interface Props {
  readonly flag: ShownCase['flags'][number]
  /** Null: not ticked. */
  readonly reason: string | null
  readonly onTick: (isSeen: boolean) => void
  readonly onReason: (reason: string) => void
}

export function FlagTick({ flag: { id, severity, says }, reason, onTick, onReason }: Props) {
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
