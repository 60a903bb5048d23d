import { useState } from 'react'
import { preparationWords as words } from '#content/preparation/preparation.ts'
import { firstStepPath, pages } from '#contract/pages.ts'
import type { MyPreparation } from '#contract/preparation/preparation.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { longest } from '#domain/intake/engine/length.ts'
import { lifeHistory } from '#domain/intake/life-history/flow.ts'
import { preparation as rules } from '#domain/preparation/times.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../shell/account-section.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { dayOf } from '../shell/format-date.ts'
import { NotFetched } from '../shell/not-fetched.tsx'
import { NothingYet } from '../shell/nothing-yet.tsx'
import { useAccountRead } from '../shell/use-account-read.ts'
import { AskInformant, Withdraw } from './ask-informant.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export type Prepared = NonNullable<MyPreparation['preparation']>

const failedWords = { failed: words.notLoaded, tryAgain: 'Try again' }

/** What a patient prepares before an assessment: a form of theirs, and somebody they may ask. */
export default function PreparationPage() {
  const { held, refresh } = useAccountRead('my_preparation', {}, pages.accountPreparation)
  return (
    <AccountSection heading={words.heading} lead={words.lead} width="max-w-[46rem]">
      <div className="mt-8 space-y-5">
        {held === 'loading' && <Fetching>{words.loading}</Fetching>}
        {held === 'failed' && <NotFetched words={failedWords} onAgain={refresh} />}
        {typeof held !== 'string' &&
          (held.preparation ? <Both prepared={held.preparation} onChange={refresh} /> : <NothingBooked />)}
        {typeof held !== 'string' && held.past.map((one) => <Past key={one.id} {...one} onChange={refresh} />)}
      </div>
    </AccountSection>
  )
}

/** What somebody told for an appointment that is over. */
const Past = ({ id, sentAt, onChange }: MyPreparation['past'][number] & { onChange: () => Promise<void> }) => (
  <section aria-label={words.informant.heading} className="rounded-card border border-line bg-white p-5 sm:p-6">
    <p>{words.informant.past(dayOf(sentAt))}</p>
    <Withdraw id={id} state="sent" onDone={onChange} />
  </section>
)

const NothingBooked = () => (
  <>
    <NothingYet title={words.none}>{words.noneWhat}</NothingYet>
    <ButtonLink to={pages.accountAppointments} variant="secondary">
      {words.appointments}
    </ButtonLink>
  </>
)

function Both({ prepared, onChange }: { prepared: Prepared; onChange: () => Promise<void> }) {
  const { startsAt, clinician, dueAt, isLate, form } = prepared
  return (
    <>
      <div>
        <p className="font-semibold">{words.for(formatDateTime(Date.parse(startsAt)), clinician)}</p>
        {form !== 'done' && (
          <p className="mt-1 text-ink-soft">
            {isLate ? words.late(rules.dueDays) : words.due(formatDateTime(Date.parse(dueAt)))}
          </p>
        )}
      </div>
      <LifeHistoryCard form={form} />
      <AskInformant prepared={prepared} onChange={onChange} />
    </>
  )
}

/** A state that is done is green, one that waits is not an alarm. */
export const StateChip = ({ children, isDone }: { children: string; isDone: boolean }) => (
  <p
    className={`w-fit rounded-full px-3.5 py-1 text-sm font-semibold ${isDone ? 'bg-mint text-green' : 'bg-paper-deep text-ink'}`}
  >
    {children}
  </p>
)

function LifeHistoryCard({ form }: Pick<Prepared, 'form'>) {
  const [{ questions, minutes }] = useState(() => longest(lifeHistory))
  return (
    <Card as="section" aria-labelledby="life-history" className="sm:p-9">
      <StateChip isDone={form === 'done'}>{words.form.states[form]}</StateChip>
      <h2 id="life-history" className="mt-3 text-[1.5rem] leading-tight">
        {words.form.heading}
      </h2>
      <p className="mt-2">{form === 'done' ? words.form.done : words.form.what(questions, minutes)}</p>
      <p className="mt-2 text-sm text-ink-soft">{words.form.who}</p>
      <ButtonLink
        to={firstStepPath('life-history')}
        variant={form === 'done' ? 'secondary' : 'primary'}
        arrow={form !== 'done'}
        className="mt-6 max-sm:w-full"
      >
        {{ 'not begun': words.form.begin, begun: words.form.goOn, done: words.form.change }[form]}
      </ButtonLink>
    </Card>
  )
}
