import { myDataWords as words } from '#content/privacy/my-data.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from '../../shell/account-failed.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { PartOfAccount } from '../../shell/part-of-account.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'
import { MyDataSections } from './my-data-sections.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function MyDataPage() {
  const { held: data, refresh, signInAgain } = useAccountRead('my_data', {}, pages.myData)
  const { held: security, refresh: refreshWays } = useAccountRead('my_security', {}, pages.myData)
  if (data === 'failed' || security === 'failed')
    return (
      <AccountFailed
        heading={words.failedHeading}
        onTryAgain={() => {
          refresh()
          refreshWays()
        }}
      />
    )
  return (
    <PartOfAccount {...words} width="max-w-[42rem]">
      {data === 'loading' || security === 'loading' ? (
        <div className="mt-8">
          <Fetching>{words.loading}</Fetching>
        </div>
      ) : (
        <MyDataSections data={data} security={security} onChange={refresh} onSignInAgain={signInAgain} />
      )}
    </PartOfAccount>
  )
}
