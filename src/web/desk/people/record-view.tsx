import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paperDeskWords } from '#content/appointments/post.ts'
import { contactInboxWords } from '#content/enquiries/inbox.ts'
import { recordWords as words } from '#content/identity/people.ts'
import { planWords } from '#content/treatment/desk-treatment.ts'
import { conversationPath, requestPath } from '#contract/desk/addresses.ts'
import type { PersonRecord } from '#contract/identity/people.ts'
import type { PlanView } from '#contract/treatment/desk-treatment.ts'
import type { Read } from '#web/browser/use-read.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { BloodTestsPanel } from '../blood-tests/blood-tests-panel.tsx'
import { dateOf, formatShortDate } from '../cases/list/format-date.ts'
import { Letters } from '../letters/letters.tsx'
import { MoneyDialog } from '../operations/money-dialog.tsx'
import { RestrictionPanel } from '../privacy/restriction/restriction-panel.tsx'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { useMay } from '../shell/me.ts'
import { PlanPanel } from '../treatment/plan/plan-panel.tsx'
import { CasesAndTimes } from './cases-and-times.tsx'
import { ClinicalRecord } from './clinical-record.tsx'
import { Contact } from './contact.tsx'
import { Orders } from './orders.tsx'
import { PaperPrescriptionFacts } from './paper-prescription-facts.tsx'
import { Raised } from './raised.tsx'
import { Scales } from './scales.tsx'
import { SharedNotes } from './shared-notes.tsx'
import { SymptomReports } from './symptom-reports.tsx'
import { VitalsPanel } from './vitals.tsx'

export function RecordView({ person, record }: { person: PersonRecord; record: Read<PersonRecord> }) {
  const navigate = useNavigate()
  const [moneyOf, setMoneyOf] = useState<string | null>(null)
  const thread = useMay('message') && !person.erased?.at ? conversationPath(person.accountId) : null
  useKeys([
    { key: 'r', does: words.refresh, run: () => void record.refresh() },
    ...(thread ? [{ key: 'm', does: words.conversation, run: () => navigate(thread) }] : []),
  ])
  const lead = [
    person.born && `${words.born} ${formatShortDate(person.born)}`,
    person.isVerified ? words.verified : words.notVerified,
  ]
  return (
    <>
      <DeskHeading title={person.name} lead={lead.filter(Boolean).join(' · ')}>
        {thread && (
          <ButtonLink size="small" variant="secondary" to={thread}>
            {words.conversation} <Kbd>m</Kbd>
          </ButtonLink>
        )}
      </DeskHeading>
      <Freshness of={record} />
      {person.erased && <Erased erased={person.erased} />}
      <RestrictionPanel
        key={person.restriction?.state ?? 'none'}
        accountId={person.accountId}
        restriction={person.restriction}
        onChanged={record.refresh}
      />
      {person.clinical === null && <p className="mb-5 rounded-option bg-paper-deep px-4 py-3">{words.masked}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 min-[60rem]:grid-cols-[minmax(0,1fr)_18rem] gap-y-7 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-7">
          {person.clinical && <Treatment plan={person.clinical.plan} onChanged={record.refresh} />}
          {person.clinical && (person.clinical.plan || person.clinical.raised.length > 0) && (
            <Raised accountId={person.accountId} raised={person.clinical.raised} onChanged={record.refresh} />
          )}
          {person.clinical?.vitals && (
            <VitalsPanel accountId={person.accountId} vitals={person.clinical.vitals} onChanged={record.refresh} />
          )}
          {person.clinical?.bloodTests && (
            <BloodTestsPanel accountId={person.accountId} tests={person.clinical.bloodTests} />
          )}
          {person.clinical?.companion && <SharedNotes companion={person.clinical.companion} />}
          {person.clinical && person.clinical.papers.length > 0 && (
            <section>
              <h2 className="mb-1.5 text-[1.25rem]">{paperDeskWords.papers}</h2>
              <div className="space-y-3">
                {person.clinical.papers.map((paper) => (
                  <PaperPrescriptionFacts key={paper.id} paper={paper} />
                ))}
              </div>
            </section>
          )}
          {person.clinical && person.clinical.reports.length > 0 && (
            <SymptomReports reports={person.clinical.reports} onChanged={record.refresh} />
          )}
          <Orders orders={person.orders} onMoney={setMoneyOf} />
          <Letters
            letters={person.letters}
            afterAppointments={person.appointmentLetters}
            seesRecord={person.clinical !== null}
            onChanged={record.refresh}
          />
          <CasesAndTimes person={person} onChanged={record.refresh} />
          <Requests requests={person.requests} />
        </div>
        <div className="min-w-0 space-y-7">
          <Contact person={person} onChanged={record.refresh} />
          <Scales
            key={person.scale.sent.map(({ id }) => id).join()}
            accountId={person.accountId}
            scale={person.scale}
            onChanged={record.refresh}
          />
          {person.clinical && (
            <ClinicalRecord accountId={person.accountId} clinical={person.clinical} onChanged={record.refresh} />
          )}
        </div>
      </div>
      {moneyOf && (
        <MoneyDialog
          key={moneyOf}
          orderId={moneyOf}
          onClose={() => setMoneyOf(null)}
          onChanged={() => void record.refresh()}
        />
      )}
    </>
  )
}

function sentence({ askedAt, at, keptUntil }: NonNullable<PersonRecord['erased']>): string {
  if (at === null) return words.erasureAsked(formatShortDate(askedAt))
  return keptUntil
    ? words.erased(formatShortDate(at), formatShortDate(keptUntil))
    : words.erasedWithout(formatShortDate(at))
}

/** Shown where only the law still keeps the record, or soon will. */
const Erased = ({ erased }: { erased: NonNullable<PersonRecord['erased']> }) => (
  <p className="mb-5 rounded-option bg-caution/25 px-4 py-3 font-semibold">{sentence(erased)}</p>
)

interface Props {
  readonly plan: PlanView | null
  readonly onChanged: () => Promise<void>
}

const Treatment = ({ plan, onChanged }: Props) => (
  <section>
    <h2 className="mb-2 text-[1.375rem]">{planWords.title}</h2>
    {plan ? <PlanPanel plan={plan} onChanged={onChanged} /> : <p className="text-ink-soft">{planWords.none}</p>}
  </section>
)

/** What they wrote through the contact form. Nothing where there is none. */
function Requests({ requests }: Pick<PersonRecord, 'requests'>) {
  const mayOpen = useMay('message')
  if (requests.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 text-[1.375rem]">{words.requests}</h2>
      <ul className="divide-y divide-line border-t border-line">
        {requests.map(({ id, reference, state, at }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5">
            {mayOpen ? (
              <Link
                to={requestPath(id)}
                className="rounded-md font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {reference}
              </Link>
            ) : (
              <span className="font-semibold">{reference}</span>
            )}
            <span>
              {contactInboxWords.states[state]} <span className="text-ink-soft">{dateOf(at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
