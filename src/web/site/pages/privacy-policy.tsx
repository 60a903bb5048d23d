import { privacyPolicy } from '#content/policies/privacy-policy.ts'
import { pageMeta } from '#web/page-meta.ts'
import { TextPageScreen } from '../text-page-screen.tsx'

export const meta = () => pageMeta(privacyPolicy)

export default function PrivacyPolicy() {
  return <TextPageScreen page={privacyPolicy} />
}
