import { contact } from '#content/contact.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { ContactScreen } from '../contact/contact-screen.tsx'

export const meta = () => pageMeta(contact)

export default ContactScreen
