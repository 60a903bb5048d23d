import type { ReactNode } from 'react'
import { harmWords, incidentFigureWords as words } from '#content/incidents/incidents.ts'
import { hazardTitles } from '#content/safety/hazard-titles.ts'
import type { CallReply } from '#contract/calls.ts'
import { shortDate } from '#domain/calendar/short-date.ts'
import { AsTable } from '../components/as-table.tsx'
import { useDeskRead } from '../use-desk-read.ts'

const monthInWords = (month: string) => shortDate(`${month}-01`).replace(/^\d+ /, '')

interface Props {
  readonly period: { readonly from: string; readonly to: string }
  /** What stands below, which waits for these. */
  readonly children: ReactNode
}

/** For the quality page: how many were reported, and nothing by person. */
export function IncidentFigures({ period, children }: Props) {
  const { data, problem } = useDeskRead('desk_incident_figures', period)
  return (
    <>
      {data && <Reported data={data} />}
      <div hidden={data === null && problem === null}>{children}</div>
    </>
  )
}

function Reported({ data }: { data: CallReply<'desk_incident_figures'> }) {
  const isEmpty = data.hazards.length === 0
  const most = Math.max(1, ...data.months.map(({ incidents, nearMisses }) => incidents + nearMisses))
  return (
    <section className="mt-8">
      <h2 className="text-[1.375rem]">{words.heading}</h2>
      <p className="mb-3 text-xs text-ink-soft">{isEmpty ? words.none : words.counts}</p>
      {!isEmpty && (
        <div className="grid gap-8 min-[60rem]:grid-cols-2">
          <div className="min-w-0">
            <div aria-hidden className="space-y-2">
              {data.months.map(({ month, incidents, nearMisses }) => (
                <div key={month} className="grid grid-cols-[5rem_minmax(0,1fr)_2rem] items-center gap-3 text-xs">
                  <span>{monthInWords(month)}</span>
                  <svg aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full">
                    <rect width={(incidents / most) * 100} height="10" className="fill-apricot" />
                    <rect
                      x={(incidents / most) * 100}
                      width={(nearMisses / most) * 100}
                      height="10"
                      className="fill-green"
                    />
                  </svg>
                  <span className="tabular-nums">{incidents + nearMisses}</span>
                </div>
              ))}
            </div>
            <p className="mt-2 flex gap-4 text-xs">
              <span className="flex items-center gap-1.5">
                <span aria-hidden className="size-3 rounded-sm bg-apricot" /> {words.columns.incidents}
              </span>
              <span className="flex items-center gap-1.5">
                <span aria-hidden className="size-3 rounded-sm bg-green" /> {words.columns.nearMisses}
              </span>
            </p>
            <AsTable
              columns={[words.columns.month, words.columns.incidents, words.columns.nearMisses]}
              rows={data.months.map((one) => [monthInWords(one.month), String(one.incidents), String(one.nearMisses)])}
            />
          </div>
          <div className="min-w-0 space-y-4">
            <Counts
              heading={words.byHarm}
              rows={data.harms.filter(({ count }) => count > 0).map(({ harm, count }) => [harmWords[harm], count])}
            />
            <Counts
              heading={words.byHazard}
              rows={data.hazards.map(({ hazard, count }) => [hazard ? hazardTitles[hazard] : words.noHazard, count])}
            />
          </div>
        </div>
      )}
    </section>
  )
}

const Counts = ({ heading, rows }: { heading: string; rows: readonly (readonly [string, number])[] }) => (
  <div>
    <h3 className="mb-1 font-sans text-xs font-semibold tracking-normal">{heading}</h3>
    <dl>
      {rows.map(([label, count]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-1">
          <dt>{label}</dt>
          <dd className="tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  </div>
)
