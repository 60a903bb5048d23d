import { faq } from '#web/shared/faq/faq.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { FaqScreen } from '../faq-screen.tsx'

/** Runs at build time: the words come with the page, and no script carries them a second time. */
export const loader = () => faq

interface Props {
  readonly loaderData: ReturnType<typeof loader>
}

export const meta = ({ loaderData }: Partial<Props>) => (loaderData ? pageMeta(loaderData) : [])

export default function Faq({ loaderData }: Props) {
  return <FaqScreen faq={loaderData} />
}
