import { contact } from '#content/enquiries/contact.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { ContactScreen } from '../enquiries/contact-screen.tsx'

export const meta = () => pageMeta(contact)

export default ContactScreen
