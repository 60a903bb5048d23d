import { useState } from 'react'
import { deskRestrictionWords as words } from '#content/privacy/restriction.ts'
import type { DeskRestriction } from '#contract/privacy/restriction.ts'
import { allowedUses } from '#domain/privacy/restriction.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'
import { RestrictionFacts } from './restriction-facts.tsx'

interface Props {
  readonly caseId: string
  readonly restriction: DeskRestriction | null
  readonly onChanged: () => Promise<unknown>
}

/** Above a case of a person who asked us not to use their data. A lead can allow it for this case, with a reason. */
export function RestrictedCase({ caseId, restriction, onChanged }: Props) {
  const mayAllow = useMay('restrict-data')
  if (!restriction) return null
  const isAllowed = restriction.events.some((event) => event.what === 'use allowed' && event.caseId === caseId)
  const isInForce = restriction.state === 'in force'
  return (
    <section
      aria-label={words.heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
      tabIndex={0}
      className="flex max-h-60 flex-wrap items-start justify-between gap-x-8 gap-y-2 overflow-y-auto bg-caution/25 px-6 py-2.5 has-[textarea]:max-h-none has-[textarea]:shrink-0"
    >
      <div className="min-w-0 flex-1 basis-[26rem]">
        <p className="font-semibold">
          {isInForce ? words.banner.inForce : words.banner.asked} {isInForce && isAllowed && words.allowed}
        </p>
        {isInForce && <p className="max-w-[60rem] text-xs leading-snug">{words.banner.means}</p>}
        <RestrictionFacts restriction={restriction} isBrief />
      </div>
      {isInForce && !isAllowed && mayAllow && <Allow caseId={caseId} onChanged={onChanged} />}
    </section>
  )
}

function Allow({ caseId, onChanged }: Omit<Props, 'restriction'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const { save, isBusy, problem } = useSave(async () => void (await onChanged()), words.failed)
  const allowedFor = allowedUses.find((one) => one === chosen)
  const why = allowedFor ? (reason.trim() === '' ? words.needsReason : null) : words.needsChoice
  const allow = async () => {
    if (allowedFor && why === null) await save(() => deskCall('desk_allow_use', { caseId, allowedFor, reason }))
  }
  if (!isOpen)
    return (
      <div className="w-52 shrink-0">
        <DeskButton onPress={() => setIsOpen(true)}>{words.allow}</DeskButton>
      </div>
    )
  return (
    <div className="basis-full space-y-2 *:max-w-xl">
      <p className="text-xs text-ink-soft">{words.allowWhat}</p>
      <DeskChoices legend={words.allowFor} choices={words.allowedFor} chosen={chosen} onChoose={setChosen} />
      <DeskArea
        label={words.allowReason}
        rows={2}
        value={reason}
        onChange={setReason}
        problem={problem}
        maxLength={2_000}
      />
      <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={() => void allow()}>
        {words.allow}
      </DeskButton>
    </div>
  )
}
