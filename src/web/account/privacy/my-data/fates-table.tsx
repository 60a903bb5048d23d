import { erasureWords as words } from '#content/privacy/my-data.ts'
import type { MyData } from '#contract/privacy/my-data.ts'
import { retention } from '#domain/privacy/retention.ts'
import { writtenDay } from '../../shell/written-date.ts'

type Fate = MyData['fates'][number]

function becomes({ why, until }: Fate): string {
  if (why === null) return words.goes
  if (why === 'passing') return words.kept.passing(retention.securityEventYears)
  if (why === 'proof') return words.kept.proof
  return words.kept[why](writtenDay(until ?? ''))
}

/** What would go and what would stay, as it is computed for this person today. What goes stands first. */
export function FatesTable({ fates }: { fates: MyData['fates'] }) {
  const inOrder = [...fates.filter(({ why }) => why === null), ...fates.filter(({ why }) => why !== null)]
  return (
    <table className="mt-4 w-full text-left">
      <caption className="sr-only">{words.table.caption}</caption>
      <thead className="text-sm text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {words.table.data}
          </th>
          <th scope="col" className="w-2/5 py-2 font-semibold">
            {words.table.fate}
          </th>
        </tr>
      </thead>
      <tbody>
        {inOrder.map((fate) => (
          <tr key={fate.part} className="border-b border-line align-top">
            <th scope="row" className="py-3 pr-4 font-normal">
              {words.parts[fate.part]}
            </th>
            <td className={`py-3 ${fate.why === null ? 'font-semibold text-green' : ''}`}>{becomes(fate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
