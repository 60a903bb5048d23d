import { type ReactNode, useEffect, useRef } from 'react'
import { actIn, linesFor, unwellWords as words } from '#content/unwell.ts'
import type { Nation } from '#content/urgent-lines.ts'
import type { RedFlag } from '#domain/treatment/red-flags.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { TellSign } from '#web/shared/unwell/tell-sign.tsx'

interface Props {
  readonly sign: RedFlag
  readonly nation: Nation
  readonly onAnother: () => void
  /** Where they are, which can still be changed. */
  readonly children: ReactNode
}

/** What to do now, first of all; below it, whether we know. */
export function WhatToDo({ sign, nation, onAnother, children }: Props) {
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
      <TellSign sign={sign.id} />
      {children}
      <Button variant="quiet" onClick={onAnother}>
        {words.another}
      </Button>
    </>
  )
}
