import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { lateWords as words } from '#content/promises.ts'
import { pages } from '#contract/pages.ts'
import type { ReportedPromise } from '#domain/promises/promised-time.ts'
import { inlineLink } from '../pages/quiet-page.tsx'

interface Props {
  readonly told: ReportedPromise | null
  /** Off where nobody is signed in, and on the page of messages itself. */
  readonly canMessage?: boolean
  readonly className?: string
}

/** What stands first once a promised time has passed: sorry, the new time, and how to ask. Nothing while there is time. */
export function Late({ told, canMessage = true, className = '' }: Props) {
  if (!told?.isLate) return null
  return (
    <div className={`rounded-option bg-apricot-pale px-5 py-4 text-ink ${className}`}>
      <p className="font-semibold">{told.title}</p>
      <p className="mt-1 max-w-[60ch]">{told.says}</p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        {canMessage && (
          <Link to={pages.accountMessages} className={inlineLink}>
            {words.ask.message}
          </Link>
        )}
        <a href={brand.phone.href} className={`${inlineLink} whitespace-nowrap`}>
          {words.ask.call(brand.phone.display)}
        </a>
        <span className="text-sm">{brand.supportHours}</span>
      </p>
    </div>
  )
}
