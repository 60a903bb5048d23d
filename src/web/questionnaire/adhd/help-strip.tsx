import { helpNow } from '#content/safeguarding/help-now.ts'
import { HelpByNation } from '#web/shared/help/help-by-nation.tsx'

const isNamedIn = (action: string, who = '') => action.toLowerCase().includes(who.toLowerCase())

/** Help in a few lines: it stands between a title and its questions, and leaves both in sight on a phone. */
export function HelpStrip({ heading }: { heading: string }) {
  const { contacts } = helpNow
  return (
    <section aria-labelledby="help-strip" className="rounded-card bg-brick-pale p-4 pt-3 pb-1 sm:p-6 sm:pb-2">
      <h2 id="help-strip" className="text-subheading">
        {heading}
      </h2>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {contacts.map(({ key, action, who, when, href }) =>
          href ? (
            <li key={key} className="flex">
              <a
                href={href}
                className="group/tile flex min-h-14 w-full flex-col justify-center rounded-option bg-white px-3 py-1.5 leading-snug"
              >
                <strong className="font-semibold text-brick underline decoration-2 underline-offset-4 group-hover/tile:text-ink">
                  {action}
                </strong>{' '}
                {/* Where the action names them already, once is enough. */}
                <span className={isNamedIn(action, who) ? 'sr-only' : 'text-sm'}>{who}</span>
              </a>
            </li>
          ) : (
            <li key={key} className="col-span-full py-1 leading-snug">
              <strong className="font-semibold">{action}</strong> {when}.
            </li>
          ),
        )}
      </ul>
      <HelpByNation />
    </section>
  )
}
