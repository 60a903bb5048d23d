import { myConsentsWords as words } from '#content/intake/my-consents.ts'
import type { MyConsents } from '#contract/intake/consents.ts'
import { consentTopics, withdrawable } from '#domain/intake/consents/ledger.ts'
import { NothingYet } from '../../shell/nothing-yet.tsx'
import { Section } from '../../shell/section.tsx'
import { AgreedRow } from './agreed-row.tsx'
import { Withdraw } from './withdraw.tsx'

export function ConsentTopics({
  consents: { agreed, holding },
  onChange,
}: {
  consents: MyConsents
  onChange: () => void
}) {
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
