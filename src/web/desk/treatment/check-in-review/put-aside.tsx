import { useState } from 'react'
import { caseWords } from '#content/cases/case.ts'
import { checkInReviewWords } from '#content/treatment/check-in-review.ts'
import type { CheckInReview } from '#contract/treatment/check-in-review.ts'
import { whyNotPutAside } from '#domain/treatment/check-in-review.ts'
import type { Claim } from '../../cases/list/use-claim.ts'
import { useDraft } from '../../cases/list/use-draft.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'

const words = checkInReviewWords.close

/** Where `x` leads. */
export const saidField = 'look-said'

interface Props {
  readonly found: CheckInReview
  readonly claim: Claim
  readonly onDone: () => Promise<void>
}

/** What the prescriber did about the check-in. A treatment that continues is said to. */
export function PutAside({ found, claim, onDone }: Props) {
  const { id, drafts, plan } = found
  const mayClose = useMay('decide-cases')
  const [goesOn, setGoesOn] = useState(false)
  const said = useDraft(`case/${id}/closing`, drafts.closing)
  const { save, isBusy, problem } = useSave(onDone, words.failed)
  if (!mayClose) return <p className="text-ink-soft">{words.role}</p>
  const isActive = plan?.state === 'active'
  const lacking = whyNotPutAside({ said: said.text, goesOn, planState: plan?.state ?? null })
  const isTheirs = found.with !== null && !found.with.isMe
  const why = isTheirs ? caseWords.with(found.with?.name ?? '') : lacking && checkInReviewWords.problems[lacking]

  /** Beginning to write claims the case. */
  function begin() {
    if (!isTheirs) void claim.ensure()
  }

  async function close() {
    if (why !== null) return
    const epoch = await claim.ensure()
    if (epoch === null) return
    const body = { id, epoch, said: said.text, goesOn: isActive && goesOn }
    if (await save(() => deskCall('desk_close_check_in', body))) said.reset()
  }

  return (
    <div className="space-y-3">
      <h2 className="text-[1.375rem]">{words.heading}</h2>
      <p className="text-xs text-ink-soft">{words.lead}</p>
      <DeskArea
        id={saidField}
        label={words.said}
        hint={words.hint}
        value={said.text}
        onChange={(text) => {
          said.write(text)
          begin()
        }}
        onConfirm={() => void close()}
        problem={problem}
        maxLength={4_000}
      />
      {isActive && (
        <label className="flex cursor-pointer items-start gap-2.5">
          <input
            type="checkbox"
            checked={goesOn}
            onChange={(event) => {
              setGoesOn(event.currentTarget.checked)
              begin()
            }}
            className="mt-1 size-4 accent-green"
          />
          <span>
            <span className="block font-semibold">{words.goesOn}</span>
            <span className="block text-xs text-ink-soft">{words.goesOnWhat}</span>
          </span>
        </label>
      )}
      <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={() => void close()}>
        {words.button}
      </DeskButton>
    </div>
  )
}
