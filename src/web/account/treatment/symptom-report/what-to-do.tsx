import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Nation } from '#content/safeguarding/urgent-lines.ts'
import { actIn, linesFor, unwellWords as words } from '#content/treatment/symptom-report.ts'
import { isAdhdSign, type RedFlag } from '#domain/treatment/red-flags.ts'
import { isConfirmedFirst } from '#domain/treatment/symptom-reports.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { ConfirmSigns } from '#web/shared/symptom-report/confirm-signs.tsx'
import { sendSignReport } from '#web/shared/symptom-report/send-sign-report.ts'
import { TellSign } from '#web/shared/symptom-report/tell-sign.tsx'

interface Props {
  readonly sign: RedFlag
  readonly nation: Nation
  readonly onAnother: () => void
  /** They pressed it by mistake. */
  readonly onTakenBack: () => void
  /** Where they are, which can still be changed. */
  readonly children: ReactNode
}

/** What to do now, first of all; below it, whether we know. */
export function WhatToDo({ sign, nation, onAnother, onTakenBack, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = isConfirmedFirst(sign.id)
  const [isRight, setIsRight] = useState(!isAsked)
  useEffect(() => {
    if (isAsked) sendSignReport('report_sign', sign.id, 'account')
  }, [isAsked, sign.id])
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
        <p className="mt-2">{isAdhdSign(sign.id) ? words.askBeforeNextDose : words.doNotInject}</p>
        <div className="mt-3">
          <HelpRows lines={linesFor(sign, nation)} />
        </div>
      </section>
      {isRight ? (
        <TellSign sign={sign.id} />
      ) : (
        <ConfirmSigns
          signs={[sign.id]}
          onRight={() => setIsRight(true)}
          onNotRight={() => {
            sendSignReport('take_back_sign', sign.id, 'account')
            onTakenBack()
          }}
        />
      )}
      {children}
      <Button variant="quiet" onClick={onAnother}>
        {words.another}
      </Button>
    </>
  )
}
