import { useState } from 'react'
import { qualityWords as words } from '#content/cases/quality.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { Declines } from './declines.tsx'
import { Figures } from './figures.tsx'
import { type Period, PeriodForm } from './period-form.tsx'
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
      <Sample />
    </>
  )
}
