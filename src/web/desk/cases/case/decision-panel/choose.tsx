import { useState } from 'react'
import { railWords as words } from '#content/cases/case.ts'
import { listOf } from '#content/lists.ts'
import { DeskButton } from '../../../components/desk-button.tsx'
import { useKeys } from '../../../shell/keys.ts'
import { NextCase } from '../../queue/next-case.tsx'
import { awaitsSignature, type CaseView } from '../case-view.ts'
import { type Chosen, doseOf, toTick } from './approval.ts'
import { Approval } from './approval-shown.tsx'
import type { blockersOf, Choice } from './blockers.ts'
import { Doses } from './doses.tsx'
import { Ticks } from './ticks.tsx'

interface Props {
  readonly found: CaseView
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
  readonly why: ReturnType<typeof blockersOf>
  readonly onChoose: (choice: Choice) => void
}

/** Every reason that is open before anything is typed: the case's own, then the first thing that nobody has looked at. */
function whyNotYet(found: CaseView, chosen: Chosen, why: string | null): string | null {
  const unseen = toTick(found).find(({ id }) => !(id in chosen.ticked))
  return why ?? (unseen ? words.tickFirst(unseen.says) : null)
}

/** The dose, what has to be looked at, and what can be done. */
export function Choose({ found, chosen, onChange, why, onChoose }: Props) {
  const [said, setSaid] = useState('')
  const isToSign = awaitsSignature(found)
  const dose = doseOf(found, chosen)
  const hinders = { ...why, approve: whyNotYet(found, chosen, why.approve) }

  function choose(choice: Choice) {
    const reason = hinders[choice]
    setSaid(reason ?? '')
    if (reason === null) onChoose(choice)
    else if (choice === 'approve' && why.approve === null) {
      document.querySelector<HTMLElement>('[data-tick]:not(:checked)')?.focus()
    }
  }
  const main: Choice = isToSign ? 'sign' : 'approve'
  // The first stands with the button.
  const others = found.blockers.slice(1).filter(({ kind }) => kind !== 'desk' && kind !== 'state')
  const isNothingToDo = why[main] !== null && why.ask !== null && why.decline !== null
  useKeys([
    isToSign
      ? { key: 's', does: words.sign, run: () => choose('sign') }
      : { key: 'p', does: words.approveNone, run: () => choose('approve') },
    { key: 'a', does: words.ask, run: () => choose('ask') },
    { key: 'd', does: words.decline, run: () => choose('decline') },
  ])

  return (
    <>
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto px-5 pt-4 pb-3">
        <h2 className="text-[1.25rem]">{words.title}</h2>
        {found.approval ? (
          <Approval medicine={found.order?.medicine} of={found.approval} />
        ) : (
          <Doses found={found} chosen={chosen} onChange={(next) => onChange({ ...chosen, dose: next })} />
        )}
        {!found.approval && (
          <Ticks found={found} ticked={chosen.ticked} onChange={(ticked) => onChange({ ...chosen, ticked })} />
        )}
        {!found.approval && <RefusedDoses found={found} />}
      </div>
      <div className="space-y-2.5 border-t border-line bg-paper px-5 pt-3 pb-4">
        <DeskButton
          id={`decide-${main}`}
          tone="primary"
          shortcut={isToSign ? 's' : 'p'}
          why={hinders[main]}
          onPress={() => choose(main)}
        >
          {isToSign ? words.sign : dose ? words.approve(dose.dose) : words.approveNone}
        </DeskButton>
        {others.length > 0 && (
          <ul aria-label={words.alsoBlocked} className="list-disc space-y-0.5 pl-5 text-xs text-ink-soft">
            {others.map(({ id, says }) => (
              <li key={id}>{says}</li>
            ))}
          </ul>
        )}
        <div className="grid grid-cols-2 gap-2.5">
          <DeskButton
            id="decide-ask"
            shortcut="a"
            why={hinders.ask}
            hidesWhy={hinders.ask === hinders[main]}
            onPress={() => choose('ask')}
          >
            {words.ask}
          </DeskButton>
          <DeskButton
            id="decide-decline"
            tone="danger"
            shortcut="d"
            why={hinders.decline}
            hidesWhy={hinders.decline === hinders[main] || hinders.decline === hinders.ask}
            onPress={() => choose('decline')}
          >
            {words.decline}
          </DeskButton>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
        {isNothingToDo && <NextCase />}
      </div>
    </>
  )
}

interface RefusedDosesProps {
  readonly found: CaseView
}

/** What the rules refuse, as one sentence: doses with the same reason together. */
function RefusedDoses({ found: { doses } }: RefusedDosesProps) {
  const refused = Map.groupBy(
    doses.filter(({ isAllowed }) => !isAllowed),
    ({ because }) => because.join(' '),
  )
  if (refused.size === 0) return null
  const says = [...refused].map(([why, those]) => words.refused(listOf(those.map(({ dose }) => dose)), why))
  return <p className="text-xs leading-snug text-ink-soft">{says.join(' ')}</p>
}
