import { contact } from '#content/contact.ts'
import { pageMeta } from '#web/page-meta.ts'
import { ContactWays } from '../contact-ways.tsx'
import { HelpNowNote } from '../help-now-note.tsx'
import { TextPageScreen } from '../text-page-screen.tsx'

export const meta = () => pageMeta(contact)

export default function ContactUs() {
  return <TextPageScreen after={<HelpNowNote />} before={<ContactWays />} page={contact} />
}
