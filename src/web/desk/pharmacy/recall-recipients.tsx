import { recallWords as words } from '#content/desk/pharmacy.ts'
import type { CallReply } from '#contract/calls.ts'
import { dateOf, writtenDate } from '../cases/written-date.ts'

export const RecallRecipients = ({ pens }: Pick<CallReply<'desk_recall'>, 'pens'>) => (
  <table className="mt-2 w-full border-collapse text-left">
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
        <tr key={`${pen.caseId} ${pen.at}`} className="h-13 border-t border-line">
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
            <span className="block text-xs text-ink-soft">{writtenDate(pen.expires)}</span>
          </td>
          <td>{dateOf(pen.at)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
