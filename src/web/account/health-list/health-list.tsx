import { myHealthListWords as words } from '#content/codes/my-health-list.ts'
import { pages } from '#contract/pages.ts'
import { listKinds } from '#domain/codes/health-list.ts'
import { HealthListPart } from '#web/shared/codes/health-list-part.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../shell/account-section.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { NotFetched } from '../shell/not-fetched.tsx'
import { useAccountRead } from '../shell/use-account-read.ts'

const { heading, title, description, lead } = words

export const meta = () => pageMeta({ title, description, isUnlisted: true })

/** A patient’s medicines, allergies and conditions, each chosen from the list or kept in their words. */
export default function HealthListPage() {
  const { held: list, refresh } = useAccountRead('my_health_list', {}, pages.accountHealthList)
  return (
    <AccountSection heading={heading} lead={lead} width="max-w-[42rem]">
      {list === 'loading' && <Fetching>{words.loading}</Fetching>}
      {list === 'failed' && <NotFetched words={words} onAgain={refresh} />}
      {typeof list !== 'string' &&
        listKinds.map((kind) => (
          <section key={kind} aria-labelledby={`of-${kind}`} className="mt-10">
            <h2 id={`of-${kind}`} className="mb-3 text-[1.5rem]">
              {words.kinds[kind].heading}
            </h2>
            <HealthListPart kind={kind} list={list} onChanged={refresh} />
          </section>
        ))}
    </AccountSection>
  )
}
