import { aboutLine } from '#content/safeguarding/help-lines.ts'
import type { HelpLine } from '#content/safeguarding/urgent-lines.ts'
import { Elsewhere, Message, Phone } from '#web/kit/ui/icons.tsx'

const row = 'flex min-h-12 items-start gap-3 py-2.5 leading-snug'

function Way({ href }: { href: string }) {
  const Drawn = href.startsWith('tel:') ? Phone : href.startsWith('sms:') ? Message : Elsewhere
  return <Drawn className="mt-0.5 size-5 text-brick print:hidden" />
}

/** People who help, each a row that is easy to hit and calls them, writes to them or opens their site. */
export function HelpRows({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className="divide-y divide-brick/20">
      {lines.map((line) => (
        <li key={`${line.key} ${line.when}`}>
          {line.href ? (
            <a href={line.href} className={`group/line ${row}`}>
              <Way href={line.href} />
              <span className="min-w-0 flex-1">
                <strong className="font-semibold text-brick underline decoration-2 underline-offset-4 group-hover/line:text-ink">
                  {line.action}
                </strong>{' '}
                {aboutLine(line)}
              </span>
            </a>
          ) : (
            <p className={`${row} pl-8`}>
              <span>
                <strong className="font-semibold">{line.action}</strong> {aboutLine(line)}
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
