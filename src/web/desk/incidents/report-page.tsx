import { Link } from 'react-router'
import { outsideBodyWords } from '#content/incidents/outside-reports.ts'
import { reportPageLeads, reportPageWords as words } from '#content/incidents/report-pages.ts'
import type { CallReply } from '#contract/calls.ts'
import { incidentPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import { type OutsideBody, outsideBodies } from '#domain/incidents/outside-reports.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { dateAndTimeOf } from '../cases/list/format-date.ts'
import { NotLoadedPage } from '../components/not-loaded-page.tsx'
import { NothingOpened } from '../components/nothing-opened.tsx'
import { useQuery } from '../components/use-query.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useDeskRead } from '../use-desk-read.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function IncidentReportPage() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const id = query.get('id')
  const body = outsideBodies.find((one) => one === query.get('for'))
  return id && body ? (
    <Opened key={`${id}/${body}`} id={id} body={body} />
  ) : (
    <NothingOpened title={words.noPage} to={pages.deskIncidents} label={words.toList} />
  )
}

interface Props {
  readonly id: string
  readonly body: OutsideBody
}

type Found = CallReply<'desk_incident_report_page'>

/** What is printed is what is shown, without the frame of the desk. */
function Opened({ id, body }: Props) {
  const shown = useDeskRead('desk_incident_report_page', { id, body })
  const { data } = shown
  if (!data) return <NotLoadedPage of={shown} words={words} />
  const { reference, at, sections } = data
  const blanks = sections.flatMap(({ rows }) => rows).filter(({ value }) => value === null).length
  return (
    <>
      <div className="print:hidden">
        <p className="mb-3">
          <Link to={incidentPath(id)} className="text-xs underline underline-offset-4">
            {words.back}
          </Link>
        </p>
        <Freshness of={shown} />
      </div>
      <article className="on-paper max-w-[48rem]">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 max-w-[34rem]">
            <h1 tabIndex={-1} className="text-[1.75rem] leading-tight min-[60rem]:text-[2.25rem]">
              {outsideBodyWords[body].name}
            </h1>
            <p className="mt-1 font-semibold">{reference}</p>
            <p className="mt-2">{reportPageLeads[body]}</p>
            <p className="mt-2 text-xs text-ink-soft print:hidden">{words.lead}</p>
          </div>
          <div className="print:hidden">
            <button
              type="button"
              onClick={() => window.print()}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full bg-ink px-5 font-semibold text-white hover:bg-green"
            >
              {words.print}
            </button>
            {blanks > 0 && <p className="mt-1 px-1 text-xs text-ink-soft">{words.blanks(blanks)}</p>}
          </div>
        </header>
        <div className="mt-6 space-y-6">
          {sections.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
        </div>
        <p className="mt-6 border-t border-line pt-3 text-xs text-ink-soft">{words.printed(dateAndTimeOf(at))}</p>
      </article>
    </>
  )
}

const Section = ({ section: { heading, rows } }: { section: Found['sections'][number] }) => (
  <section>
    <h2 className="mb-2 text-[1.375rem]">{heading}</h2>
    <dl className="rounded-2xl border border-line bg-white print:rounded-none">
      {rows.map(({ label, value, hint }) => (
        <div
          key={label}
          className="break-inside-avoid gap-x-5 border-line px-4 py-2.5 not-first:border-t sm:grid sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value ?? <Blank hint={hint} />}</dd>
        </div>
      ))}
    </dl>
  </section>
)

/** Said plainly, with room to write. */
const Blank = ({ hint }: { hint: string | null }) => (
  <>
    <span className="font-semibold text-brick">{words.blank}.</span> {hint}
    <span aria-hidden="true" className="mt-2 mb-1 hidden h-[16mm] rounded border border-line-strong print:block" />
  </>
)
