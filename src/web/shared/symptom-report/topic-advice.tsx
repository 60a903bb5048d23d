import { useEffect, useRef, useState } from 'react'
import type { Nation } from '#content/safeguarding/urgent-lines.ts'
import { adviceIn, topicLinesIn, topicWords as words, yellowCardAddress } from '#content/treatment/report-topics.ts'
import { unwellWords } from '#content/treatment/symptom-report.ts'
import type { CallReply } from '#contract/calls.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { adviceFor, type TopicReport } from '#domain/treatment/report-topics.ts'
import type { ReportSource } from '#domain/treatment/symptom-reports.ts'
import { callApi } from '#web/browser/api.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Tick, Waiting } from '#web/kit/ui/icons.tsx'
import { HelpRows } from '../help/help-rows.tsx'
import { inlineLink } from '../pages/quiet-page.tsx'
import { Late } from '../promises/late.tsx'
import { useNow } from '../promises/use-now.ts'
import { SignedOut } from './report-sign.tsx'

interface Props {
  readonly reported: TopicReport
  readonly nation: Nation
  readonly from: ReportSource
}

/** First what to do now, which needs no reply from the server; below it, whether our team has been told. */
export function TopicAdvice({ reported, nation, from }: Props) {
  const { urgency, lines, isForYellowCard } = adviceFor(reported)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <>
      <section
        aria-labelledby="topic-advice"
        className={`rounded-card px-6 py-5 ${urgency === 'wait' || urgency === 'today' ? 'bg-apricot-pale' : 'bg-brick-pale'}`}
      >
        <h3 id="topic-advice" ref={heading} tabIndex={-1} className="text-[1.5rem] outline-none">
          {words.urgencies[urgency]}
        </h3>
        <ol className="mt-2 list-decimal space-y-2 pl-5">
          {adviceIn(lines, nation).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div className="mt-3">
          <HelpRows lines={topicLinesIn(nation)} />
        </div>
        {isForYellowCard && (
          <p className="mt-3">
            <a href={yellowCardAddress} className={inlineLink} target="_blank" rel="noreferrer">
              {words.yellowCard}
            </a>
          </p>
        )}
      </section>
      <TellTeam reported={reported} nation={nation} from={from} />
    </>
  )
}

type Telling = 'busy' | 'failed' | 'none' | 'signed out' | CallReply<'report_incident'>

function TellTeam({ reported, nation, from }: Props) {
  const [telling, setTelling] = useState<Telling>('busy')
  const [tries, setTries] = useState(0)
  const [id] = useState(randomUuid)
  const now = useNow()

  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once for what was reported, and again when asked to.
  useEffect(() => {
    let isLeft = false
    const say = (next: Telling) => {
      if (!isLeft) setTelling(next)
    }
    async function tell() {
      const { code, data } = await callApi('report_incident', {
        id,
        nation,
        from,
        ...reported,
        what: [...reported.what],
      })
      say(code === 200 && data ? data : code === 409 ? 'none' : code === 401 ? 'signed out' : 'failed')
    }
    tell().catch(() => say('failed'))
    return () => {
      isLeft = true
    }
  }, [tries])

  if (telling === 'busy') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Waiting /> {words.telling}
      </p>
    )
  }
  if (telling === 'signed out') return <SignedOut />
  if (typeof telling === 'string') {
    const again = () => {
      setTelling('busy')
      setTries(tries + 1)
    }
    return (
      <AlertMessage
        action={
          <Button size="small" variant="secondary" onClick={again}>
            {words.tryAgain}
          </Button>
        }
      >
        {telling === 'failed' ? words.failed : unwellWords.noTreatment}
      </AlertMessage>
    )
  }
  const { urgency, desk, review } = telling
  const promised = desk?.call ?? review
  const told = promised && promiseText(promised, now)
  if (told?.isLate) return <Late told={told} />
  return (
    <div role="status" className="flex gap-3 rounded-option bg-mint px-5 py-4">
      <Tick className="mt-0.5 size-5 shrink-0 text-green" />
      <div>
        <p className="font-semibold">{words.told[urgency]}</p>
        {told && (
          <p className="mt-1">
            {desk && !desk.isOpen
              ? unwellWords.closed(formatDateTime(Date.parse(desk.opensAt)), told.by)
              : words.readBy(told.by)}
          </p>
        )}
      </div>
    </div>
  )
}
