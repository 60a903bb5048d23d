import { Link } from 'react-router'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { beginChange } from './checking.ts'

export function WayOnFromAnswers({
  text,
  link,
  to,
  flow,
}: {
  text: string
  link: string
  to: string
  flow?: GuestFlowName
}) {
  return (
    <p className="mt-8 rounded-option bg-sun/25 px-5 py-4">
      {text}{' '}
      <Link
        to={to}
        {...(flow ? { onClick: () => beginChange(flow) } : {})}
        className="inline-block py-1 font-semibold underline underline-offset-4"
      >
        {link}
      </Link>
    </p>
  )
}
