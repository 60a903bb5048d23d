import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Nation } from '#content/safeguarding/urgent-lines.ts'
import { topicWords } from '#content/treatment/report-topics.ts'
import { actIn, linesFor, urgentLinesIn, unwellWords as words } from '#content/treatment/symptom-report.ts'
import { pages } from '#contract/pages.ts'
import { adhdRedFlags, isAdhdSign, type RedFlag, redFlags, urgencies } from '#domain/treatment/red-flags.ts'
import { isConfirmedFirst } from '#domain/treatment/symptom-reports.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { NewVersion } from '#web/shared/app-worker/new-version.tsx'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { ConfirmSigns } from '#web/shared/symptom-report/confirm-signs.tsx'
import { NationChoice } from '#web/shared/symptom-report/nation-choice.tsx'
import { ReportSign } from '#web/shared/symptom-report/report-sign.tsx'
import { ReportTopics } from '#web/shared/symptom-report/report-topics.tsx'
import { sendSignReport } from '#web/shared/symptom-report/send-sign-report.ts'
import { AccountSection } from '../../shell/account-section.tsx'

/** Help is shown before anything is sent: it needs no reply from the server. */
export function SymptomReport() {
  const [nation, setNation] = useState<Nation>('England')
  const [sign, setSign] = useState<RedFlag | null>(null)
  const [isTakenBack, setIsTakenBack] = useState(false)
  const choose = (chosen: RedFlag | null) => {
    setSign(chosen)
    setIsTakenBack(false)
  }
  return (
    <AccountSection heading={words.heading} lead={words.lead} width="max-w-[44rem]">
      <div className="mt-6 space-y-6">
        {sign ? (
          <WhatToDo
            key={sign.id}
            sign={sign}
            nation={nation}
            onAnother={() => choose(null)}
            onTakenBack={() => {
              choose(null)
              setIsTakenBack(true)
            }}
          >
            <NationChoice nation={nation} onChoose={setNation} />
          </WhatToDo>
        ) : (
          <>
            {isTakenBack && (
              <p role="status" className="rounded-option bg-mint px-5 py-4">
                {words.takenBack}
              </p>
            )}
            <div className="rounded-card bg-brick-pale px-5 py-2">
              <HelpRows lines={urgentLinesIn(nation)} />
            </div>
            <NationChoice nation={nation} onChoose={setNation} />
            <section aria-labelledby="signs">
              <h2 id="signs" className="text-[1.5rem]">
                {words.which}
              </h2>
              {urgencies.map((urgency) => (
                <Signs key={urgency} urgency={urgency} onChoose={choose} />
              ))}
              <SignList title={words.adhd} signs={adhdRedFlags} onChoose={choose} />
            </section>
            <section aria-labelledby="report-topics">
              <h2 id="report-topics" className="text-[1.5rem]">
                {topicWords.title}
              </h2>
              <p className="mt-1">{topicWords.choose}</p>
              <ReportTopics nation={nation} from="account" />
            </section>
            <section aria-labelledby="milder" className="rounded-card bg-paper-deep p-6">
              <h2 id="milder" className="text-[1.25rem]">
                {words.milder.title}
              </h2>
              <p className="mt-2">{words.milder.text}</p>
              <ButtonLink to={pages.accountSideEffects} variant="secondary" size="small" className="mt-4 mr-3">
                {words.milder.sideEffects}
              </ButtonLink>
              <ButtonLink to={pages.accountMessages} variant="secondary" size="small" className="mt-4">
                {words.milder.write}
              </ButtonLink>
            </section>
          </>
        )}
      </div>
      <NewVersion />
    </AccountSection>
  )
}

interface SignsProps {
  readonly urgency: RedFlag['urgency']
  readonly onChoose: (sign: RedFlag) => void
}

const Signs = ({ urgency, onChoose }: SignsProps) => (
  <SignList
    title={words.urgencies[urgency]}
    signs={redFlags.filter((flag) => flag.urgency === urgency)}
    onChoose={onChoose}
  />
)

interface SignListProps extends Pick<SignsProps, 'onChoose'> {
  readonly title: string
  readonly signs: readonly RedFlag[]
}

const SignList = ({ title, signs, onChoose }: SignListProps) => (
  <>
    <h3 className="mt-4 font-sans text-sm font-semibold tracking-normal text-ink-soft">{title}</h3>
    <ul className="mt-2 space-y-2.5">
      {signs.map((flag) => (
        <li key={flag.id}>
          <button
            type="button"
            onClick={() => onChoose(flag)}
            className={`min-h-14 w-full cursor-pointer rounded-option border-2 bg-white px-5 py-3 text-left leading-snug hover:border-ink ${flag.urgency === 'emergency' ? 'border-brick/40' : 'border-line-strong'}`}
          >
            {flag.sign}
          </button>
        </li>
      ))}
    </ul>
  </>
)

interface Props {
  readonly sign: RedFlag
  readonly nation: Nation
  readonly onAnother: () => void
  /** The patient pressed it by mistake. */
  readonly onTakenBack: () => void
  /** The patient's nation, which can still be changed. */
  readonly children: ReactNode
}

/** First what to do now; below it, whether our team has been told. */
function WhatToDo({ sign, nation, onAnother, onTakenBack, children }: Props) {
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
        <ReportSign sign={sign.id} />
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
