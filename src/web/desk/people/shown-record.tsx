import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paperDeskWords } from '#content/appointments/post.ts'
import { recordWords as words } from '#content/identity/people.ts'
import { conversationPath } from '#contract/desk/addresses.ts'
import type { PersonRecord } from '#contract/identity/people.ts'
import type { Read } from '#web/browser/use-read.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { writtenDate } from '../cases/list/written-date.ts'
import { Letters } from '../letters/letters.tsx'
import { MoneyDialog } from '../operations/money-dialog.tsx'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { useMay } from '../shell/me.ts'
import { CasesAndTimes } from './cases-and-times.tsx'
import { ClinicalParts } from './clinical-parts.tsx'
import { Contact } from './contact.tsx'
import { Erased } from './erased.tsx'
import { Orders } from './orders.tsx'
import { PaperFacts } from './paper-facts.tsx'
import { Raised } from './raised.tsx'
import { Requests } from './requests.tsx'
import { SymptomReports } from './symptom-reports.tsx'
import { Treatment } from './treatment.tsx'
import { VitalsPanel } from './vitals.tsx'

export function ShownRecord({ person, record }: { person: PersonRecord; record: Read<PersonRecord> }) {
  const navigate = useNavigate()
  const [moneyOf, setMoneyOf] = useState<string | null>(null)
  const thread = useMay('message') && !person.erased?.at ? conversationPath(person.accountId) : null
  useKeys([
    { key: 'r', does: words.refresh, run: () => void record.refresh() },
    ...(thread ? [{ key: 'm', does: words.conversation, run: () => navigate(thread) }] : []),
  ])
  const lead = [
    person.born && `${words.born} ${writtenDate(person.born)}`,
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
          {person.clinical && person.clinical.papers.length > 0 && (
            <section>
              <h2 className="mb-1.5 text-[1.25rem]">{paperDeskWords.papers}</h2>
              <div className="space-y-3">
                {person.clinical.papers.map((paper) => (
                  <PaperFacts key={paper.id} paper={paper} />
                ))}
              </div>
            </section>
          )}
          {person.clinical && person.clinical.reports.length > 0 && (
            <SymptomReports reports={person.clinical.reports} onChanged={record.refresh} />
          )}
          <Orders orders={person.orders} onMoney={setMoneyOf} />
          <Letters letters={person.letters} seesRecord={person.clinical !== null} onChanged={record.refresh} />
          <CasesAndTimes person={person} onChanged={record.refresh} />
          <Requests requests={person.requests} />
        </div>
        <div className="min-w-0 space-y-7">
          <Contact person={person} onChanged={record.refresh} />
          {person.clinical && (
            <ClinicalParts accountId={person.accountId} clinical={person.clinical} onChanged={record.refresh} />
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
