import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { railWords as words } from '#content/cases/case.ts'
import { DeskButton } from '../../../components/desk-button.tsx'
import { useKeys } from '../../../shell/keys.ts'
import type { Me } from '../../../shell/me.ts'
import type { CaseView } from '../case-view.ts'
import type { Chosen } from './approval.ts'
import type { Sending } from './use-send-decision.ts'

/** What every decision is made from. */
export interface FormProps {
  readonly found: CaseView
  readonly chosen: Chosen
  readonly me: Me
  readonly sending: Sending
  readonly onBack: () => void
}

interface Props {
  readonly title: string
  readonly tone?: 'primary' | 'danger'
  readonly confirm: string
  /** Why it cannot be confirmed yet. */
  readonly why: string | null
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onBack: () => void
  readonly children: ReactNode
}

/** One decision on its way out: what goes with it, and at the end, always in sight, the press that sends it. */
export function DecisionForm({ title, tone = 'primary', confirm, why, isBusy, onConfirm, onBack, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const send = () => {
    if (why === null && !isBusy) onConfirm()
  }
  useKeys([
    { key: 'Ctrl+Enter', does: confirm, run: send },
    { key: 'Escape', does: words.back, run: onBack },
  ])
  return (
    <>
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto px-5 pt-4 pb-3">
        <h2 ref={heading} tabIndex={-1} className="text-[1.375rem] leading-tight">
          {title}
        </h2>
        {children}
      </div>
      <div className="space-y-2.5 border-t border-line bg-paper px-5 pt-3 pb-4">
        <DeskButton
          tone={tone}
          shortcut="Ctrl+Enter"
          why={why}
          isBusy={isBusy}
          busyLabel={words.sending}
          onPress={send}
        >
          {confirm}
        </DeskButton>
        <DeskButton shortcut="Escape" onPress={onBack}>
          {words.back}
        </DeskButton>
      </div>
    </>
  )
}
