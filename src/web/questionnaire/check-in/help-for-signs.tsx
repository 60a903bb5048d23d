import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Nation } from '#content/safeguarding/urgent-lines.ts'
import type { RedFlagId } from '#content/treatment/red-flags.ts'
import { actIn, linesFor, unwellWords as words } from '#content/treatment/symptom-report.ts'
import { redFlagOf } from '#domain/treatment/red-flags.ts'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { NationChoice } from '#web/shared/symptom-report/nation-choice.tsx'
import { ReportSign } from '#web/shared/symptom-report/report-sign.tsx'

interface Props {
  readonly signs: readonly RedFlagId[]
  /** Those that our prescribers are told of. */
  readonly told: readonly RedFlagId[]
  /** What is asked about the others. */
  readonly children?: ReactNode
}

export function HelpForSigns({ signs, told, children }: Props) {
  const [nation, setNation] = useState<Nation>('England')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  const lines = signs.flatMap((id) => linesFor({ id }, nation))
  const once = lines.filter((line, place) => lines.findIndex(({ key }) => key === line.key) === place)
  return (
    <div className="mt-6 space-y-5">
      <section aria-labelledby="what-to-do" className="rounded-card bg-brick-pale px-6 py-5">
        <h2 id="what-to-do" ref={heading} tabIndex={-1} className="text-[1.75rem] outline-none">
          {words.now}
        </h2>
        {signs.map((id) => (
          <div key={id} className="mt-2">
            <p className="text-sm">{redFlagOf(id).sign}</p>
            <p className="text-lg font-semibold">{actIn(redFlagOf(id), nation)}</p>
          </div>
        ))}
        <p className="mt-2">{words.doNotInject}</p>
        <div className="mt-3">
          <HelpRows lines={once} />
        </div>
      </section>
      {children}
      {told.map((id) => (
        <ReportSign key={id} sign={id} />
      ))}
      <NationChoice nation={nation} onChoose={setNation} />
    </div>
  )
}
