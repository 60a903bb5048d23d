import { factorWords as words } from '#content/identity/staff-mfa.ts'
import type { Factor } from '#contract/identity/staff-mfa.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { dateOf } from '../../cases/list/format-date.ts'
import { ColumnHeads } from '../../column-heads.tsx'

export const calledOf = ({ kind, name }: Factor) => (name ? `${words.kinds[kind]}, ${name}` : words.kinds[kind])

/** Why one cannot be taken away; null: it can. */
const whyKept = ({ isDemo }: Factor, isOnly: boolean) => (isDemo ? words.demoOne : isOnly ? words.lastOne : null)

interface Props {
  readonly factors: readonly Factor[]
  readonly onRename: (factor: Factor) => void
  readonly onRemove: (factor: Factor) => void
}

export const FactorTable = ({ factors, onRename, onRemove }: Props) => (
  <table data-stacks className="w-full border-collapse text-left">
    <ColumnHeads columns={words.columns} />
    <tbody>
      {factors.map((factor) => {
        const kept = whyKept(factor, factors.length === 1)
        return (
          <tr key={`${factor.kind} ${factor.id}`} className="h-13 border-b border-line">
            <th scope="row" className="px-2.5 py-1.5 font-semibold">
              {words.kinds[factor.kind]}
            </th>
            <td className={`px-2.5 py-1.5 ${factor.name ? '' : 'text-ink-soft'}`}>{factor.name ?? words.unnamed}</td>
            <td className="px-2.5 py-1.5 whitespace-nowrap tabular-nums">{dateOf(factor.addedAt)}</td>
            <td className="px-2.5 py-1.5">
              <span className="flex items-center justify-end gap-3">
                {kept && <span className="text-xs text-ink-soft">{kept}</span>}
                <Button size="small" variant="quiet" onClick={() => onRename(factor)}>
                  {words.rename}
                  <span className="sr-only"> {calledOf(factor)}</span>
                </Button>
                {!kept && (
                  <Button size="small" variant="quiet" onClick={() => onRemove(factor)}>
                    {words.remove}
                    <span className="sr-only"> {calledOf(factor)}</span>
                  </Button>
                )}
              </span>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
