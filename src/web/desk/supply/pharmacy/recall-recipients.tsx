import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { recallWords as words } from '#content/supply/pharmacy.ts'
import { casePath, parcelPath } from '#contract/desk/addresses.ts'
import type { RecalledPen } from '#contract/supply/recall.ts'
import type { PenPlace } from '#domain/supply/pen-place.ts'
import { dateOf, formatShortDate } from '../../cases/list/format-date.ts'
import { useMay } from '../../shell/me.ts'

/** Its parcel has a page, where it is put aside, settled or replaced. The others have no prescription any more. */
const hasParcelPage: ReadonlySet<PenPlace> = new Set([
  'to be sent',
  'sent',
  'quarantined',
  'unopened',
  'in use',
  'used up',
])

const To = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? (
    children
  ) : (
    <Link to={to} className="underline underline-offset-4">
      {children}
    </Link>
  )

/** The recipients of pens. Each name leads to the case, and the place of a pen to its parcel. */
export function RecallRecipients({ pens }: { pens: readonly RecalledPen[] }) {
  const [seesCases, sendsParcels] = [useMay('see-record'), useMay('dispatch')]
  return (
    <div className="overflow-x-auto">
      <table className="mt-2 w-full min-w-[40rem] border-collapse text-left">
        <thead>
          <tr className="text-xs text-ink-soft">
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-4 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pens.map((pen) => (
            <tr key={pen.penId} className="h-13 border-t border-line">
              <th scope="row" className="pr-4 font-semibold">
                <To to={seesCases ? casePath(pen.caseId) : null}>{pen.name}</To>
                <span className="block text-xs font-normal text-ink-soft">{pen.reference}</span>
              </th>
              <td className="pr-4">
                {pen.mobile}
                <span className="block text-xs text-ink-soft">{pen.email}</span>
              </td>
              <td className="pr-4">
                {pen.brand} {pen.strength}
                <span className="block text-xs text-ink-soft">
                  {pen.batch} · {formatShortDate(pen.expires)}
                </span>
              </td>
              <td className="pr-4">
                <To to={sendsParcels && hasParcelPage.has(pen.place) ? parcelPath(pen.caseId) : null}>
                  {words.places[pen.place]}
                </To>
              </td>
              <td>{dateOf(pen.at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
