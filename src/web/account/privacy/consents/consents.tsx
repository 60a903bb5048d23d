import { myConsentsWords as words } from '#content/intake/my-consents.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Fetching } from '../../shell/fetching.tsx'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { PartOfAccount } from '../../shell/part-of-account.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'
import { ConsentTopics } from './consent-topics.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function ConsentsPage() {
  const { held: consents, refresh } = useAccountRead('my_consents', {}, pages.accountConsents)
  return (
    <PartOfAccount {...words} width="max-w-[42rem]">
      <div className="mt-8 space-y-8">
        {consents === 'loading' && <Fetching>{words.loading}</Fetching>}
        {consents === 'failed' && <NotFetched words={words} onAgain={refresh} />}
        {typeof consents !== 'string' && <ConsentTopics consents={consents} onChange={refresh} />}
      </div>
    </PartOfAccount>
  )
}
