import { myDataWords as words } from '#content/my-data.ts'
import type { MySecurity } from '#contract/account-security.ts'
import type { MyData } from '#contract/my-data.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from '../account-waiting.tsx'
import { Fetching, PartOfAccount } from '../part-of-account.tsx'
import { useProof } from '../security/use-proof.tsx'
import { useOwn } from '../use-own.ts'
import { CopySection } from './copy-section.tsx'
import { ErasureSection } from './erasure-section.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function MyDataPage() {
  const { held: data, refresh, signInAgain } = useOwn('my_data', pages.myData)
  const { held: security, refresh: refreshWays } = useOwn('my_security', pages.myData)
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
        <Sections data={data} security={security} onChange={refresh} onSignInAgain={signInAgain} />
      )}
    </PartOfAccount>
  )
}

interface Props {
  readonly data: MyData
  readonly security: MySecurity
  readonly onChange: () => void
  readonly onSignInAgain: () => void
}

function Sections({ data, security, onChange, onSignInAgain }: Props) {
  const { careful, dialog } = useProof({ security, onSignInAgain, lead: words.prove })
  return (
    <div className="mt-8 space-y-8">
      <CopySection copy={data.copy} careful={careful} onChange={onChange} />
      <ErasureSection data={data} careful={careful} onChange={onChange} />
      {dialog}
    </div>
  )
}
