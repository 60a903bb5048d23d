import { helpNow } from '#content/help-now.ts'
import { MoreHelpRows } from '#web/help-rows.tsx'

/** Help in a few lines: it stands between a title and its questions, and leaves both in sight on a phone. */
export function HelpStrip({ heading, text }: { heading: string; text: string }) {
  const { contacts, byNation } = helpNow
  return (
    <section aria-labelledby="help-strip" className="rounded-card bg-brick-pale p-4 pb-1 sm:p-6 sm:pb-2">
      <h2 id="help-strip" className="text-subheading">
        {heading}
      </h2>
      <p className="mt-1 leading-snug">{text}</p>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {contacts.map(({ key, action, who, when, href }) =>
          href ? (
            <li key={key} className="flex">
              <a
                href={href}
                className="group/tile flex min-h-14 w-full flex-col justify-center rounded-option bg-white px-3.5 py-2 leading-snug"
              >
                <strong className="font-semibold text-brick underline decoration-2 underline-offset-4 group-hover/tile:text-ink">
                  {action}
                </strong>{' '}
                <span className="text-sm">{who}</span>
              </a>
            </li>
          ) : (
            <li key={key} className="col-span-full py-1 leading-snug">
              <strong className="font-semibold">{action}</strong> {when}.
            </li>
          ),
        )}
      </ul>
      <MoreHelpRows heading={byNation.heading} lines={byNation.contacts} />
    </section>
  )
}
