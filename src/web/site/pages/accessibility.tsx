import { accessibilityStatement } from '#content/site/accessibility.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { TextPageScreen } from '../text-page-screen.tsx'

/** Runs at build time: the words come with the page, and no script carries them a second time. */
export const loader = () => accessibilityStatement

interface Props {
  readonly loaderData: ReturnType<typeof loader>
}

export const meta = ({ loaderData }: Partial<Props>) => (loaderData ? pageMeta(loaderData) : [])

export default function Accessibility({ loaderData }: Props) {
  return <TextPageScreen page={loaderData} />
}
