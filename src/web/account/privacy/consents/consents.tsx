import { offersVersions, myConsentsWords as words } from '#content/intake/my-consents.ts'
import type { MyConsents } from '#contract/intake/consents.ts'
import { pages } from '#contract/pages.ts'
import { consentTopics, withdrawable } from '#domain/intake/consents/ledger.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../../shell/account-section.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { dayAndTimeOf, dayOf } from '../../shell/format-date.ts'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { NothingYet } from '../../shell/nothing-yet.tsx'
import { Section } from '../../shell/section.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'
import { Withdraw } from './withdraw.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function ConsentsPage() {
  const { held: consents, refresh } = useAccountRead('my_consents', {}, pages.accountConsents)
  return (
    <AccountSection {...words} width="max-w-[42rem]">
      <div className="mt-8 space-y-8">
        {consents === 'loading' && <Fetching>{words.loading}</Fetching>}
        {consents === 'failed' && <NotFetched words={words} onAgain={refresh} />}
        {typeof consents !== 'string' && <ConsentTopics consents={consents} onChange={refresh} />}
      </div>
    </AccountSection>
  )
}

function ConsentTopics({ consents: { agreed, holding }, onChange }: { consents: MyConsents; onChange: () => void }) {
  if (agreed.length === 0) return <NothingYet title={words.none}>{words.noneWhat}</NothingYet>
  return consentTopics.map((topic) => {
    const own = agreed.filter((one) => one.topic === topic)
    if (own.length === 0) return null
    const held = withdrawable.find((one) => one === topic && holding.includes(one))
    return (
      <Section key={topic} id={`about-${topic}`} heading={words.topics[topic]} what={words.about[topic]}>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {own.map((one) => (
            <AgreedRow key={`${one.kind}/${one.at}`} agreed={one} />
          ))}
        </ul>
        {held && <Withdraw topic={held} onWithdrawn={onChange} />}
      </Section>
    )
  })
}

type Agreed = MyConsents['agreed'][number]

/** The box on the order form was ticked to say no. */
const isOptOut = ({ kind, version }: Agreed) => kind === 'marketing' && version === offersVersions.optOut

const state = ({ isGiven, withdrawnAt }: Agreed) =>
  withdrawnAt ? words.withdrawnOn(dayOf(withdrawnAt)) : isGiven ? words.given : words.declined

const howOf = (how: string) =>
  Object.hasOwn(words.how, how) ? words.how[how as keyof typeof words.how] : words.how.form

function AgreedRow({ agreed }: { agreed: Agreed }) {
  const { wording, version, how, at, isGiven, withdrawnAt } = agreed
  return (
    <li className="py-4">
      <p
        className={`w-fit rounded-full px-3.5 py-1 text-sm font-semibold ${isGiven && !withdrawnAt ? 'bg-mint text-green' : 'bg-paper-deep text-ink'}`}
      >
        {state(agreed)}
      </p>
      {isOptOut(agreed) && (
        <p className="mt-3 text-sm text-ink-soft">{isGiven ? words.optOutUnticked : words.optOutTicked}</p>
      )}
      <div className={isOptOut(agreed) ? 'mt-1' : 'mt-3 space-y-1'}>
        {wording.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        <time dateTime={at}>{dayAndTimeOf(at)}</time>, {howOf(how)}, {words.version(version)}
      </p>
    </li>
  )
}
