import { bloodTestsWords } from '#content/blood-tests/my-blood-tests.ts'
import { bloodPanelWords, bloodTestWords, unreadWords } from '#content/blood-tests/tests.ts'
import { bloodValueWords } from '#content/blood-tests/values.ts'
import type { MyBloodTests } from '#contract/blood-tests/my-blood-tests.ts'
import { type BloodResult, isBeyond, readingOf } from '#domain/blood-tests/results.ts'
import { bloodPanels, bloodTests } from '#domain/blood-tests/tests.ts'
import { policy } from '#domain/clinical/policy.ts'
import { ChevronRight } from '#web/kit/ui/icons.tsx'
import { formatDateOrText } from '../shell/format-date.ts'
import { Section } from '../shell/section.tsx'
import { ValueCourse } from './value-course.tsx'

const words = bloodTestsWords.results

type Report = MyBloodTests['reports'][number]

/** Each sample with what the prescriber says first, and the values beside the laboratory’s ranges. */
export function BloodResults({ tests: { reports, waiting } }: { readonly tests: MyBloodTests }) {
  return (
    <Section id="results" heading={words.heading}>
      {waiting > 0 && (
        <p className="mt-4 rounded-option bg-mint p-4">{words.waiting(waiting, policy.bloodShownDays)}</p>
      )}
      {reports.length === 0 && waiting === 0 && <p className="mt-2 text-ink-soft">{words.none}</p>}
      {reports.map((report, place) =>
        place === 0 ? (
          <Sample key={report.id} report={report} all={reports} />
        ) : (
          <details key={report.id} className="mt-4 border-t border-line pt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
              {words.taken(formatDateOrText(report.takenOn))}
            </summary>
            <Sample report={report} all={reports} />
          </details>
        ),
      )}
      {reports.length > 0 && (
        <div className="mt-6 space-y-2 text-sm text-ink-soft">
          <p>{words.general}</p>
          <p>{words.urgent}</p>
        </div>
      )}
    </Section>
  )
}

function Sample({ report, all }: { readonly report: Report; readonly all: readonly Report[] }) {
  const { takenOn, laboratory, isTyped, results, words: says, reviewedBy } = report
  return (
    <article aria-label={words.taken(formatDateOrText(takenOn))} className="mt-4">
      <p className="text-[1.125rem] font-semibold">{words.taken(formatDateOrText(takenOn))}</p>
      {laboratory && <p className="text-sm text-ink-soft">{words.from(laboratory, isTyped)}</p>}
      {says ? (
        <div className="mt-3 rounded-card bg-mint p-5">
          <p className="text-sm font-semibold text-green">{words.says(reviewedBy)}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{says}</p>
        </div>
      ) : (
        <p className="mt-3 rounded-card bg-paper-deep p-5">{words.unread}</p>
      )}
      {bloodPanels.map((panel) => {
        const own = results.filter(({ test }) => bloodTests[test].panel === panel)
        if (own.length === 0) return null
        return (
          <div key={panel} className="mt-5">
            <h3 className="font-semibold">{bloodPanelWords[panel]}</h3>
            <ul className="mt-1 divide-y divide-line border-y border-line">
              {own.map((result) => (
                <Value key={result.test} result={result} all={all} />
              ))}
            </ul>
          </div>
        )
      })}
    </article>
  )
}

function Value({ result, all }: { readonly result: BloodResult; readonly all: readonly Report[] }) {
  const { test, value, than, low, high, unread } = result
  const { name, about } = bloodTestWords[test]
  const { unit } = bloodTests[test]
  return (
    <li>
      <details className="group/value">
        <summary className="flex cursor-pointer list-none items-center gap-3 py-3 hover:bg-mint [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{name}</span>
              <span className="font-semibold tabular-nums">
                {value === null ? '–' : bloodValueWords.value(value, than, unit)}
              </span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
              <span className={isBeyond(result) ? 'font-semibold text-ink' : ''}>
                {unread ? unreadWords[unread] : bloodValueWords.reading[readingOf(result)]}
              </span>
              {value !== null && (low !== null || high !== null) && (
                <span className="tabular-nums">{bloodValueWords.range(low, high)}</span>
              )}
            </span>
            <span className="sr-only">{words.about}</span>
          </span>
          <ChevronRight className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open/value:rotate-90" />
        </summary>
        <div className="pb-4">
          <p className="max-w-[36rem]">{about}</p>
          <ValueCourse test={test} reports={all} />
        </div>
      </details>
    </li>
  )
}
