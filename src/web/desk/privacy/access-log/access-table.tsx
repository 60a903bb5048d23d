import { accessLogWords as words } from '#content/privacy/access-log.ts'
import type { Access } from '#contract/privacy/access-log.ts'
import { toTheSecond } from '../../cases/list/written-date.ts'
import { ColumnHeads } from '../../column-heads.tsx'

interface Props {
  readonly looks: readonly Access[]
  readonly onPerson: (accountId: string) => void
}

/** A person is named by the reference of an order or the beginning of an id: whoever reads this need not know who it is. */
export const AccessTable = ({ looks, onPerson }: Props) => (
  <table className="w-full border-collapse text-left">
    <ColumnHeads columns={words.columns} />
    <tbody>
      {looks.map(({ id, at, by, what, why, accountId, reference }) => (
        <tr key={id} className="h-13 border-b border-line hover:bg-white">
          <td className="px-2.5 py-1.5 whitespace-nowrap tabular-nums">
            <time dateTime={at}>{toTheSecond(at)}</time>
          </td>
          <td className="px-2.5 py-1.5">
            <span className="font-semibold">{by.name}</span>
            <span className="block text-xs text-ink-soft">{by.role}</span>
          </td>
          <td className="px-2.5 py-1.5">{words.whats[what]}</td>
          <td className="px-2.5 py-1.5">{words.whys[why]}</td>
          <td className="px-2.5 py-1.5">
            {accountId === null ? (
              <span className="text-ink-soft">{reference ?? words.nobodys}</span>
            ) : (
              <button
                type="button"
                title={words.onlyThem}
                onClick={() => onPerson(accountId)}
                className="cursor-pointer rounded-md tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {reference ?? accountId.slice(0, 8)}
                <span className="sr-only">, {words.onlyThem}</span>
              </button>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
