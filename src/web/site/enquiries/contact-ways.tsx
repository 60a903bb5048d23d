import { contactWays } from '#content/enquiries/contact.ts'

export function ContactWays() {
  return (
    <ul className="grid max-w-[68ch] gap-4 sm:grid-cols-2">
      {contactWays.map(({ heading, text, href, note }) => (
        <li className="rounded-card border border-line bg-white p-6 md:p-7" key={heading}>
          <h2 className="font-sans font-semibold text-base tracking-normal">{heading}</h2>
          <a
            className="wrap-anywhere mt-2 inline-block font-[480] font-display text-green text-subheading max-[24rem]:text-lg underline decoration-2 decoration-apricot underline-offset-[6px] hover:text-ink"
            href={href}
          >
            {text}
          </a>
          <p className="mt-3 text-ink-soft">{note}</p>
        </li>
      ))}
    </ul>
  )
}
