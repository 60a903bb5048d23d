import { type ReactNode, useEffect, useRef } from 'react'
import { actIn, linesFor, unwellWords as words } from '#content/unwell.ts'
import type { Nation } from '#content/urgent-lines.ts'
import type { RedFlag } from '#domain/treatment/red-flags.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Tick, Waiting } from '#web/kit/ui/icons.tsx'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { dayAndTimeOf } from '../written-date.ts'
import { type Telling, useTellUnwell } from './use-tell-unwell.ts'

interface Props {
  readonly sign: RedFlag
  readonly nation: Nation
  readonly onAnother: () => void
  /** Where they are, which can still be changed. */
  readonly children: ReactNode
}

/** What to do now, first of all; below it, whether we know. */
export function WhatToDo({ sign, nation, onAnother, children }: Props) {
  const { telling, tellAgain } = useTellUnwell(sign.id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <>
      <section aria-labelledby="what-to-do" className="rounded-card bg-brick-pale px-6 py-5">
        <p className="text-sm">{sign.sign}</p>
        <h2 id="what-to-do" ref={heading} tabIndex={-1} className="mt-1 text-[1.75rem] outline-none">
          {words.now}
        </h2>
        <p className="mt-2 text-lg font-semibold">{actIn(sign, nation)}</p>
        <p className="mt-2">{words.doNotInject}</p>
        <div className="mt-3">
          <HelpRows lines={linesFor(sign, nation)} />
        </div>
      </section>
      <Known telling={telling} onAgain={tellAgain} />
      {children}
      <Button variant="quiet" onClick={onAnother}>
        {words.another}
      </Button>
    </>
  )
}

function Known({ telling, onAgain }: { telling: Telling; onAgain: () => void }) {
  if (telling === 'busy') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Waiting /> {words.telling}
      </p>
    )
  }
  if (typeof telling === 'string') {
    return (
      <AlertMessage
        action={
          <Button size="small" variant="secondary" onClick={onAgain}>
            {words.tryAgain}
          </Button>
        }
      >
        {telling === 'failed' ? words.failed : words.noTreatment}
      </AlertMessage>
    )
  }
  const { isOpen, opensAt, readBy } = telling
  return (
    <div role="status" className="flex gap-3 rounded-option bg-mint px-5 py-4">
      <Tick className="mt-0.5 size-5 shrink-0 text-green" />
      <div>
        <p className="font-semibold">{words.told}</p>
        <p className="mt-1">
          {isOpen ? words.staffed(dayAndTimeOf(readBy)) : words.closed(dayAndTimeOf(opensAt), dayAndTimeOf(readBy))}
        </p>
      </div>
    </div>
  )
}
