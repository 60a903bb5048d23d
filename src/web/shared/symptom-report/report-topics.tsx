import { useState } from 'react'
import type { Nation } from '#content/safeguarding/urgent-lines.ts'
import { reportTopics, topicWords as words } from '#content/treatment/report-topics.ts'
import {
  type ConditionNow,
  conditionsNow,
  isAnswered,
  type ReportTopicId,
  reportTopicIds,
  type TopicReport,
} from '#domain/treatment/report-topics.ts'
import type { ReportSource } from '#domain/treatment/symptom-reports.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkboxes } from '#web/kit/ui/checkboxes.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { TopicAdvice } from './topic-advice.tsx'

interface Props {
  readonly nation: Nation
  readonly from: ReportSource
  /** What it is about, where the page knows. */
  readonly about?: ReportTopicId
}

/** What went wrong with a dose or a pen, or a day of illness: two questions, then what to do. */
export function ReportTopics({ nation, from, about }: Props) {
  const [chosen, setChosen] = useState<ReportTopicId | null>(about ?? null)
  const [reported, setReported] = useState<TopicReport | null>(null)

  function leave() {
    setChosen(null)
    setReported(null)
  }

  if (chosen === null) {
    return (
      <ul className="mt-3 space-y-2.5">
        {reportTopicIds.map((id) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => setChosen(id)}
              className="min-h-14 w-full cursor-pointer rounded-option border-2 border-line-strong bg-white px-5 py-3 text-left leading-snug hover:border-ink"
            >
              <span className="block">{reportTopics[id].label}</span>
              <span className="block text-sm text-ink-soft">{reportTopics[id].hint}</span>
            </button>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div className="mt-3 space-y-5">
      {reported ? (
        <TopicAdvice reported={reported} nation={nation} from={from} />
      ) : (
        <Asked incident={chosen} onAnswered={setReported} />
      )}
      <Button variant="quiet" onClick={leave}>
        {words.back}
      </Button>
    </div>
  )
}

function Asked({ incident, onAnswered }: { incident: ReportTopicId; onAnswered: (said: TopicReport) => void }) {
  const { label, whatAsk, what: whats, nowAsk, now: nows } = reportTopics[incident]
  const [what, setWhat] = useState<readonly string[]>([])
  const [now, setNow] = useState<ConditionNow | null>(null)
  const options = Object.entries(whats).map(([value, text]) => ({ value, label: text, exclusive: value === 'none' }))

  function toggle(value: string) {
    if (what.includes(value)) return setWhat(what.filter((one) => one !== value))
    setWhat(value === 'none' ? [value] : [...what.filter((one) => one !== 'none'), value])
  }

  const isReady = now !== null && isAnswered({ incident, what })
  return (
    <>
      <p className="font-semibold">{label}</p>
      {incident === 'sick-day' ? (
        <Checkboxes name="topic-what" legend={whatAsk} options={options} values={what} onToggle={toggle} />
      ) : (
        <Radios
          name="topic-what"
          legend={whatAsk}
          options={options}
          value={what[0]}
          onChange={(value) => setWhat([value])}
          isField
        />
      )}
      <Radios
        name="topic-now"
        legend={nowAsk}
        options={conditionsNow.map((value) => ({ value, label: nows[value] }))}
        value={now ?? undefined}
        onChange={(value) => setNow(value as ConditionNow)}
        isField
      />
      <Button disabled={!isReady} onClick={() => isReady && onAnswered({ incident, what, now })}>
        {words.show}
      </Button>
      {!isReady && <p className="text-sm text-ink-soft">{words.missing}</p>}
    </>
  )
}
