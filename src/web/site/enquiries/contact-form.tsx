import { useEffect, useRef } from 'react'
import { contactForm } from '#content/enquiries/contact-form.ts'
import { LarkWithLetter } from '#web/kit/art/lark-with-letter.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ContactFields } from './contact-fields.tsx'
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

const words = contactForm.sent

interface Props {
  readonly reference: string
  readonly onAnother: () => void
}

/** Stays where the form was until the person leaves or writes again. */
function RequestSent({ reference, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className="animate-appear">
      <div className="-mx-6 -mt-6 h-52 overflow-hidden rounded-t-card sm:h-72 md:-mx-9 md:-mt-9">
        <LarkWithLetter className="size-full" />
      </div>
      <h2 ref={heading} tabIndex={-1} id="send-request" className="mt-8">
        {words.heading}
      </h2>
      <p className="mt-3 text-lg">{contactForm.toast.text}</p>
      <p className="mt-6 text-ink-soft">{words.reference}</p>
      <p className="font-[480] font-display text-heading tabular-nums">{reference}</p>
      <p className="mt-6">{words.next}</p>
      <Button variant="secondary" className="mt-7" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  )
}
