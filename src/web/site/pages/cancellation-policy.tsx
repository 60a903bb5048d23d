import { cancellationPolicy } from '#content/policies/cancellation-policy.ts'
import { pageMeta } from '#web/page-meta.ts'
import { TextPageScreen } from '../text-page-screen.tsx'

export const meta = () => pageMeta(cancellationPolicy)

export default function CancellationPolicy() {
  return <TextPageScreen page={cancellationPolicy} />
}
