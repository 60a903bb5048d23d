import { recallWords as words } from '#content/supply/pharmacy.ts'
import type { RecalledPen } from '#contract/supply/recall.ts'
import { dateOf, formatShortDate } from '../../cases/list/format-date.ts'

export const RecallRecipients = ({ pens }: { pens: readonly RecalledPen[] }) => (
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
              {pen.name}
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
            <td className="pr-4">{words.places[pen.place]}</td>
            <td>{dateOf(pen.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
