import { type FormEvent, useState } from 'react'
import { qualityWords as words } from '#content/cases/quality.ts'
import type { CallReply } from '#contract/calls.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type DeclineReason, declineWords } from '#domain/cases/decline-reasons.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AsTable } from '../../components/as-table.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { IncidentFigures } from '../../incidents/incident-figures.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { RedFlags } from './red-flags.tsx'
import { Sample } from './sample.tsx'
import { Weeks } from './weeks.tsx'

const usualDays = 27

const usualPeriod = (): Period => {
  const { date: to } = londonTimeAt(Date.now())
  return { from: addDays(to, -usualDays), to }
}

export function QualityFigures() {
  const [period, setPeriod] = useState(usualPeriod)
  const counts = useDeskRead('desk_quality', period)
  const { data } = counts
  useKeys([{ key: 'r', does: words.refresh, run: () => void counts.refresh() }])
  return (
    <>
      <DeskHeading title={words.title} lead={words.lead}>
        <PeriodForm period={period} onChoose={setPeriod} />
      </DeskHeading>
      {data && <Freshness of={counts} />}
      {data === null ? (
        <NotLoaded of={counts} loading={words.loading} title={words.notLoaded} why={words.notLoadedWhy} />
      ) : (
        <>
          <Figures counts={data} />
          {data.decided === 0 ? (
            <EmptyState title={words.none}>{words.noneWhy}</EmptyState>
          ) : (
            <div className="grid gap-8 min-[60rem]:grid-cols-2">
              <Weeks weeks={data.weeks} />
              <Declines declines={data.declines} />
            </div>
          )}
          {data.redFlagWeeks.length > 0 && (
            <div className="mt-8 grid gap-8 min-[60rem]:grid-cols-2">
              <RedFlags weeks={data.redFlagWeeks} />
            </div>
          )}
        </>
      )}
      {/* Asked for at once, and shown once what stands above has come, so that it never moves. */}
      <div hidden={data === null && counts.problem === null}>
        <IncidentFigures period={period}>
          <Sample />
        </IncidentFigures>
      </div>
    </>
  )
}

const labelOf = (reason: string) => declineWords[reason as DeclineReason]?.label ?? words.noReason

function Declines({ declines }: { declines: CallReply<'desk_quality'>['declines'] }) {
  const most = Math.max(1, ...declines.map(({ count }) => count))
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-[1.375rem]">{words.declines}</h2>
      {declines.length === 0 ? (
        <p className="text-ink-soft">{words.noDeclines}</p>
      ) : (
        <>
          <div aria-hidden className="space-y-2">
            {declines.map(({ reason, count }) => (
              <div
                key={reason}
                className="grid grid-cols-[8rem_minmax(0,1fr)_2rem] sm:grid-cols-[11rem_minmax(0,1fr)_2rem] items-center gap-3 text-xs"
              >
                <span className="truncate">{labelOf(reason)}</span>
                <svg aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full">
                  <rect width={(count / most) * 100} height="10" className="fill-apricot" />
                </svg>
                <span className="tabular-nums">{count}</span>
              </div>
            ))}
          </div>
          <AsTable
            columns={[words.reason, words.count]}
            rows={declines.map(({ reason, count }) => [labelOf(reason), String(count)])}
          />
        </>
      )}
    </section>
  )
}

const shareOf = (part: number, all: number) => (all === 0 ? 0 : Math.round((part / all) * 100))

/** The counts that have no chart. */
function Figures({ counts }: { counts: CallReply<'desk_quality'> }) {
  const { decided, approved, medianHours, ninetiethHours, checked, returned, signed, checkIns, redFlags } = counts
  const shown: readonly (readonly [string, string, string])[] = [
    [words.median, words.hours(medianHours), words.workingHours],
    [words.ninetieth, words.hours(ninetiethHours), words.workingHours],
    [words.approved, String(approved), words.ofDecided(shareOf(approved, decided), decided)],
    [words.returned, String(returned), words.ofChecked(checked + returned)],
    [words.signed, String(signed), words.signedWhat],
    [words.checkIns, String(checkIns.onTime), words.ofCheckIns(shareOf(checkIns.onTime, checkIns.due), checkIns.due)],
    [words.redFlags, String(redFlags), words.redFlagsWhat],
  ]
  return (
    <dl className="mb-7 grid grid-cols-2 border-y min-[60rem]:grid-cols-4 border-line">
      {shown.map(([name, figure, what]) => (
        <div
          key={name}
          className="border-line px-4 py-3 nth-[4n+1]:pl-0 not-nth-[4n+1]:border-l nth-[n+5]:border-t max-[60rem]:odd:border-l-0 max-[60rem]:odd:pl-0 max-[60rem]:nth-[n+3]:border-t"
        >
          <dt className="text-xs font-semibold text-ink-soft">{name}</dt>
          <dd>
            <span className="font-display text-[1.75rem] leading-tight">{figure}</span>
            <span className="block text-xs text-ink-soft">{what}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface Period {
  readonly from: string
  readonly to: string
}

interface Props {
  readonly period: Period
  readonly onChoose: (period: Period) => void
}

function PeriodForm({ period, onChoose }: Props) {
  const [from, setFrom] = useState(period.from)
  const [to, setTo] = useState(period.to)
  const isWrong = from === '' || to === '' || to < from

  function choose(event: FormEvent) {
    event.preventDefault()
    if (!isWrong) onChoose({ from, to })
  }

  return (
    <form aria-label={words.period} onSubmit={choose} className="flex flex-wrap items-end gap-3">
      <DeskLine label={words.from} type="date" value={from} onChange={setFrom} />
      <DeskLine label={words.to} type="date" value={to} onChange={setTo} problem={isWrong ? words.endsFirst : null} />
      <Button type="submit" size="small" variant="secondary">
        {words.show}
      </Button>
    </form>
  )
}
