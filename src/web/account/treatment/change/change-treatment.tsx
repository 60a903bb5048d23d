import { selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../../shell/account-section.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { NothingYet } from '../../shell/nothing-yet.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'
import { TreatmentChoices } from './treatment-choices.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function ChangeTreatmentPage() {
  const { held, refresh } = useAccountRead('my_plan', {}, pages.accountTreatmentChange)
  return (
    <AccountSection {...words} width="max-w-[44rem]">
      <div className="mt-8 space-y-6">
        {held === 'loading' && <Fetching>{words.loading}</Fetching>}
        {held === 'failed' && <NotFetched words={words} onAgain={refresh} />}
        {typeof held !== 'string' &&
          (held.treatment ? (
            <TreatmentChoices key={held.treatment.epoch} plan={held.treatment} onChange={refresh} />
          ) : (
            <NothingYet title={words.none}>{words.noneWhat}</NothingYet>
          ))}
      </div>
    </AccountSection>
  )
}
