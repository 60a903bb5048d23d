import { useState } from 'react'
import { Link } from 'react-router'
import { pharmacistMoveWords, responsibleWords as words } from '#content/supply/responsible-pharmacist.ts'
import { pages } from '#contract/pages.ts'
import type { ResponsibleView } from '#contract/supply/responsible-pharmacist.ts'
import { mostAwayMinutes, type PharmacistMove } from '#domain/supply/responsible-pharmacist.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { dateAndTimeOf, timeOf } from '../../cases/list/format-date.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { NotLoadedPage } from '../../components/not-loaded-page.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskRead } from '../../use-desk-read.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function ResponsiblePharmacist() {
  const [on, setOn] = useState<string | null>(null)
  const shown = useDeskRead('desk_responsible', { on })
  const { data, refresh } = shown
  if (!data) return <NotLoadedPage of={shown} words={words} />
  const isLong = data.awayTodayMinutes > mostAwayMinutes
  return (
    <>
      <p className="mb-3">
        <Link to={pages.deskPharmacy} className="text-xs underline underline-offset-4">
          {words.toPharmacy}
        </Link>
      </p>
      <DeskHeading title={words.title} />
      <Freshness of={shown} />
      <section className="max-w-[36rem] space-y-3 rounded-2xl border border-line bg-white px-5 py-5">
        {data.now === null ? (
          <p className="font-semibold text-brick">{words.nobody}</p>
        ) : (
          <>
            <p className="text-lg font-semibold">{words.now(data.now.name, data.now.number)}</p>
            <p>{words.since(dateAndTimeOf(data.now.since))}</p>
            {data.now.awaySince && <p className="font-semibold">{words.away(timeOf(data.now.awaySince))}</p>}
          </>
        )}
        <p className={isLong ? 'font-semibold text-brick' : 'text-ink-soft'}>
          {words.awayToday(data.awayTodayMinutes, mostAwayMinutes)}
          {isLong && ` ${words.tooLong}`}
        </p>
        <Moves found={data} onDone={refresh} />
      </section>
      <section className="mt-8 max-w-[36rem]">
        <h2 className="mb-2 text-[1.375rem]">{words.record}</h2>
        <div className="max-w-[14rem] pb-3">
          <DeskLine type="date" label={words.day} value={data.on} onChange={(day) => setOn(day || null)} />
        </div>
        {data.entries.length === 0 ? (
          <p className="text-ink-soft">{words.empty}</p>
        ) : (
          <ol className="border-t border-line">
            {data.entries.map(({ at, what, name, number }) => (
              <li
                key={`${at}/${what}/${name}`}
                className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 border-b border-line py-2"
              >
                <time dateTime={at} className="tabular-nums">
                  {timeOf(at)}
                </time>
                <span>
                  <span className="block font-semibold">{pharmacistMoveWords[what]}</span>
                  <span className="block text-xs text-ink-soft">{words.now(name, number)}</span>
                </span>
              </li>
            ))}
          </ol>
        )}
        <p className="mt-3 text-xs text-ink-soft">{words.kept}</p>
      </section>
    </>
  )
}

function Moves({ found: { may, now }, onDone }: { found: ResponsibleView; onDone: () => Promise<void> }) {
  const { save, isBusy, problem } = useSave(onDone, words.failed)
  const labelOf = (what: PharmacistMove) =>
    what === 'began' && now !== null ? words.moves.takeOver(now.name) : words.moves[what]
  return (
    <>
      {may.includes('left') && <p className="text-xs text-ink-soft">{words.leaving}</p>}
      <div className="flex flex-wrap gap-3">
        {may.map((what) => (
          <DeskButton
            key={what}
            tone={what === 'ended' ? 'plain' : 'primary'}
            isBusy={isBusy}
            busyLabel={words.saving}
            onPress={() => void save(() => deskCall('desk_enter_responsible', { what, seen: now?.staffId ?? null }))}
          >
            {labelOf(what)}
          </DeskButton>
        ))}
      </div>
      {problem && <p className="text-xs font-semibold text-brick">{problem}</p>}
    </>
  )
}
