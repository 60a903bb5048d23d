import { faq } from '#content/faq.ts'
import { pageMeta } from '#web/page-meta.ts'
import { FaqScreen } from '../faq-screen.tsx'

export const meta = () => pageMeta(faq)

export default function Faq() {
  return <FaqScreen />
}
