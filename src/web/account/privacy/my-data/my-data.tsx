import { myDataWords as words } from '#content/privacy/my-data.ts'
import type { MySecurity } from '#contract/identity/account-security.ts'
import { pages } from '#contract/pages.ts'
import type { MyData } from '#contract/privacy/my-data.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useProof } from '../../identity/security/use-proof.tsx'
import { AccountFailed } from '../../shell/account-failed.tsx'
import { AccountSection } from '../../shell/account-section.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'
import { CopySection } from './copy-section.tsx'
import { ErasureSection } from './erasure-section.tsx'
import { RestrictionSection } from './restriction-section.tsx'

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
    <AccountSection {...words} width="max-w-[42rem]">
      {data === 'loading' || security === 'loading' ? (
        <div className="mt-8">
          <Fetching>{words.loading}</Fetching>
        </div>
      ) : (
        <MyDataSections data={data} security={security} onChange={refresh} onSignInAgain={signInAgain} />
      )}
    </AccountSection>
  )
}

interface Props {
  readonly data: MyData
  readonly security: MySecurity
  readonly onChange: () => void
  readonly onSignInAgain: () => void
}

function MyDataSections({ data, security, onChange, onSignInAgain }: Props) {
  const { careful, dialog } = useProof({ security, onSignInAgain, lead: words.prove })
  return (
    <div className="mt-8 space-y-8">
      <CopySection copy={data.copy} careful={careful} onChange={onChange} />
      <RestrictionSection restriction={data.restriction} onChange={onChange} />
      <ErasureSection data={data} careful={careful} onChange={onChange} />
      {dialog}
    </div>
  )
}
