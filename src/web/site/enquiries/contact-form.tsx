import { ContactFields } from './contact-fields.tsx'
import { RequestSent } from './request-sent.tsx'
import { useContactForm } from './use-contact-form.ts'

export function ContactForm() {
  const contact = useContactForm()
  const { reference, startAnother } = contact
  return (
    <section
      aria-labelledby="send-request"
      className="scroll-mt-28 rounded-card border border-line bg-white p-6 md:p-9 print:hidden"
    >
      {reference === null ? (
        <ContactFields contact={contact} />
      ) : (
        <RequestSent reference={reference} onAnother={startAnother} />
      )}
    </section>
  )
}
