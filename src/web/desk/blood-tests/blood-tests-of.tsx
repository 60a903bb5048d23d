import { useState } from 'react'
import { deskBloodWords } from '#content/blood-tests/desk-blood-tests.ts'
import { bloodTestWords, unreadWords } from '#content/blood-tests/tests.ts'
import { bloodValueWords } from '#content/blood-tests/values.ts'
import type { DeskBloodReport, DeskBloodTestsOf } from '#contract/blood-tests/desk-blood-tests.ts'
import { personPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import { valuesOf } from '#domain/blood-tests/course.ts'
import { isBeyond, readingOf } from '#domain/blood-tests/results.ts'
import { bloodTestKeys, bloodTests, unlikely } from '#domain/blood-tests/tests.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { dateAndTimeOf, formatShortDate } from '../cases/list/format-date.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { NotLoaded } from '../components/not-loaded.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useDeskRead } from '../use-desk-read.ts'

const words = deskBloodWords.person

/** All results of one patient, those to review first, each value beside its range and the earlier ones. */
export function BloodTestsOf({ accountId }: { readonly accountId: string }) {
  const shown = useDeskRead('desk_blood_tests_of', { accountId })
  const { data } = shown
  return (
    <>
      <DeskHeading
        title={data ? words.title(data.person.name) : deskBloodWords.title}
        lead={data?.person.born ? words.born(formatShortDate(data.person.born)) : ''}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="small" variant="secondary" to={personPath(accountId)}>
            {deskBloodWords.record}
          </ButtonLink>
          <ButtonLink size="small" variant="secondary" to={pages.deskBloodTests}>
            {deskBloodWords.back}
          </ButtonLink>
        </div>
      </DeskHeading>
      {data === null ? (
        <NotLoaded of={shown} loading={deskBloodWords.loading} title={deskBloodWords.notLoaded} />
      ) : (
        <>
          <Freshness of={shown} />
          <Reports tests={data} onChanged={shown.refresh} />
        </>
      )}
    </>
  )
}

interface ReportsProps {
  readonly tests: DeskBloodTestsOf
  readonly onChanged: () => Promise<void>
}

function Reports({ tests: { schedule, reports, mayReview }, onChanged }: ReportsProps) {
  const inOrder = [...reports].sort((one, other) => Number(one.reviewedAt !== null) - Number(other.reviewedAt !== null))
  return (
    <div className="max-w-[56rem] space-y-8">
      {schedule && <p className="font-semibold">{words.next[schedule.state](formatShortDate(schedule.dueOn))}</p>}
      {reports.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {inOrder.map((report) => (
        <Report key={report.id} report={report} all={reports} mayReview={mayReview} onChanged={onChanged} />
      ))}
    </div>
  )
}

interface ReportProps {
  readonly report: DeskBloodReport
  readonly all: readonly DeskBloodReport[]
  readonly mayReview: boolean
  readonly onChanged: () => Promise<void>
}

function Report({ report, all, mayReview, onChanged }: ReportProps) {
  const { id, takenOn, laboratory, source, kit, typedBy, confirmedBy, reviewedAt, reviewedBy } = report
  // The form goes away with what had focus, and the sample may go below those that still wait.
  const reviewed = async () => {
    await onChanged()
    document.getElementById(`report-${id}`)?.focus()
  }
  return (
    <section aria-labelledby={`report-${id}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`report-${id}`} tabIndex={-1} className="text-[1.375rem]">
          {words.taken(formatShortDate(takenOn))}
        </h2>
        <p
          className={
            reviewedAt ? 'text-sm text-ink-soft' : 'rounded-full bg-caution/40 px-2.5 py-0.5 text-xs font-semibold'
          }
        >
          {reviewedAt ? words.reviewed(reviewedBy ?? '', dateAndTimeOf(reviewedAt)) : words.waiting}
        </p>
      </div>
      <p className="mb-2 text-xs text-ink-soft">
        {source === 'typed'
          ? words.typed(laboratory, typedBy ?? '', confirmedBy ?? '')
          : words.fromLaboratory(laboratory, kit)}
      </p>
      <Values report={report} all={all} />
      {report.words && (
        <p className="mt-3 max-w-[46rem] whitespace-pre-line rounded-option bg-mint px-4 py-3">{report.words}</p>
      )}
      {!reviewedAt &&
        (mayReview ? <Review id={id} onChanged={reviewed} /> : <p className="mt-3 text-sm">{words.role}</p>)}
    </section>
  )
}

function Values({ report, all }: Pick<ReportProps, 'report' | 'all'>) {
  const earlier = all.filter(({ takenOn }) => takenOn < report.takenOn)
  const shown = bloodTestKeys.flatMap((key) => report.results.find(({ test }) => test === key) ?? [])
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-3 font-semibold first:pl-2">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((result) => {
            const { test, value, than, low, high, unread } = result
            const { unit } = bloodTests[test]
            return (
              <tr key={test} className={`border-b border-line ${isBeyond(result) ? 'bg-caution/40' : ''}`}>
                <th scope="row" className="py-1.5 pr-3 pl-2 font-semibold">
                  {bloodTestWords[test].name}
                </th>
                <td className="py-1.5 pr-3 tabular-nums whitespace-nowrap">
                  {value === null ? '–' : bloodValueWords.value(value, than, unit)}
                </td>
                <td className="py-1.5 pr-3 tabular-nums whitespace-nowrap">{bloodValueWords.range(low, high)}</td>
                <td className="py-1.5 pr-3">
                  {unread ? unreadWords[unread] : words.reading[readingOf(result)]}
                  {value !== null && unlikely(test, value) && <strong className="block">{words.unlikely}</strong>}
                </td>
                <td className="py-1.5 tabular-nums">
                  {valuesOf(earlier, test)
                    .toReversed()
                    .slice(0, 3)
                    .map((one) => `${one.result.than ?? ''}${one.result.value} (${formatShortDate(one.on)})`)
                    .join(', ')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Review({ id, onChanged }: { readonly id: string; readonly onChanged: () => Promise<void> }) {
  const [said, setSaid] = useState('')
  const { save, isBusy, problem } = useSave(onChanged, deskBloodWords.failed)
  const why = said.trim() === '' ? words.noWords : null
  return (
    <div className="mt-4 max-w-[46rem] space-y-2">
      <DeskArea label={words.words} hint={words.wordsHint} value={said} onChange={setSaid} maxLength={2_000} />
      {problem && (
        <p role="alert" className="rounded-xl bg-caution/40 px-3 py-2 font-semibold">
          {problem}
        </p>
      )}
      <div className="sm:w-80">
        <DeskButton
          tone="primary"
          why={why}
          isBusy={isBusy}
          busyLabel={deskBloodWords.saving}
          onPress={() =>
            void (why === null && save(() => deskCall('desk_review_blood_report', { id, words: said.trim() })))
          }
        >
          {words.button}
        </DeskButton>
      </div>
    </div>
  )
}
