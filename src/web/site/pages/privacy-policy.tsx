import { privacyPolicy } from '#content/site/policies/privacy-policy.ts'
import { privacyFigures } from '#domain/figures/privacy.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { TextPageScreen } from '../text-page-screen.tsx'

/** Runs at build time: the words come with the page, and no script carries them a second time. */
export const loader = () => privacyPolicy(privacyFigures)

interface Props {
  readonly loaderData: ReturnType<typeof loader>
}

export const meta = ({ loaderData }: Partial<Props>) => (loaderData ? pageMeta(loaderData) : [])

export default function PrivacyPolicy({ loaderData }: Props) {
  return <TextPageScreen page={loaderData} />
}
