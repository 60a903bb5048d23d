import { myDataWords as words } from '#content/privacy/my-data.ts'
import type { MySecurity } from '#contract/identity/account-security.ts'
import type { MyData } from '#contract/privacy/my-data.ts'
import { useProof } from '../../identity/security/use-proof.tsx'
import { CopySection } from './copy-section.tsx'
import { ErasureSection } from './erasure-section.tsx'

interface Props {
  readonly data: MyData
  readonly security: MySecurity
  readonly onChange: () => void
  readonly onSignInAgain: () => void
}

export function MyDataSections({ data, security, onChange, onSignInAgain }: Props) {
  const { careful, dialog } = useProof({ security, onSignInAgain, lead: words.prove })
  return (
    <div className="mt-8 space-y-8">
      <CopySection copy={data.copy} careful={careful} onChange={onChange} />
      <ErasureSection data={data} careful={careful} onChange={onChange} />
      {dialog}
    </div>
  )
}
