import { helpNow } from '#content/help-now.ts'

/** Free help at any hour, for pages that people may open on a bad day. */
export function HelpNowNote() {
  return (
    <aside
      aria-labelledby="help-now"
      className="max-w-[68ch] rounded-card bg-brick-pale p-6 md:p-8 print:bg-transparent print:p-0"
    >
      <h2 className="text-subheading" id="help-now">
        {helpNow.heading}
      </h2>
      <p className="mt-2">{helpNow.intro}</p>
      <ul className="mt-4 space-y-2.5">
        {helpNow.contacts.map((contact) => (
          <li key={contact.name}>
            {'href' in contact ? (
              <a
                className="inline-block min-h-6 font-semibold text-brick underline underline-offset-4"
                href={contact.href}
              >
                {contact.name}
              </a>
            ) : (
              <strong className="font-semibold">{contact.name}</strong>
            )}{' '}
            {contact.when}.
          </li>
        ))}
      </ul>
    </aside>
  )
}
