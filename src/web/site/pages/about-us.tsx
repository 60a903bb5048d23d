import { aboutUs } from '#content/about-us.ts'
import { pageMeta } from '#web/page-meta.ts'
import { TextPageScreen } from '../text-page-screen.tsx'

export const meta = () => pageMeta(aboutUs)

export default function AboutUs() {
  return <TextPageScreen page={aboutUs} />
}
