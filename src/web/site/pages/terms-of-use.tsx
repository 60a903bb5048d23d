import { termsOfUse } from '#content/policies/terms-of-use.ts'
import { pageMeta } from '#web/page-meta.ts'
import { TextPageScreen } from '../text-page-screen.tsx'

export const meta = () => pageMeta(termsOfUse)

export default function TermsOfUse() {
  return <TextPageScreen page={termsOfUse} />
}
