import { myConsentsWords as words } from '#content/my-consents.ts'
import type { MyConsents } from '#contract/consents.ts'
import { pages } from '#contract/pages.ts'
import { consentTopics, withdrawable } from '#domain/consents/ledger.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Fetching, NotFetched, NothingYet, PartOfAccount } from '../part-of-account.tsx'
import { Section } from '../section.tsx'
import { useOwn } from '../use-own.ts'
import { AgreedRow } from './agreed-row.tsx'
import { Withdraw } from './withdraw.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function ConsentsPage() {
  const { held: consents, refresh } = useOwn('my_consents', pages.accountConsents)
  return (
    <PartOfAccount {...words} width="max-w-[42rem]">
      <div className="mt-8 space-y-8">
        {consents === 'loading' && <Fetching>{words.loading}</Fetching>}
        {consents === 'failed' && <NotFetched words={words} onAgain={refresh} />}
        {typeof consents !== 'string' && <Topics consents={consents} onChange={refresh} />}
      </div>
    </PartOfAccount>
  )
}

function Topics({ consents: { agreed, holding }, onChange }: { consents: MyConsents; onChange: () => void }) {
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
