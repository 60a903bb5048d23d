import { Link } from 'react-router'
import { peopleWords as words } from '#content/identity/people.ts'
import { personPath } from '#contract/desk/addresses.ts'
import type { FoundPerson } from '#contract/identity/people.ts'
import { writtenDate } from '../cases/list/written-date.ts'
import { ColumnHeads } from '../column-heads.tsx'

export const FoundPeople = ({ people }: { people: readonly FoundPerson[] }) => (
  <table className="mt-2 w-full max-w-[52rem] border-collapse text-left">
    <ColumnHeads columns={words.columns} />
    <tbody>
      {people.map(({ accountId, name, born, town }) => (
        <tr key={accountId} className="h-13 border-b border-line hover:bg-white has-focus-visible:bg-white">
          <th scope="row" className="px-2.5 font-normal">
            <Link
              to={personPath(accountId)}
              aria-label={words.open(name)}
              className="rounded-md font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {name}
            </Link>
          </th>
          <td className="px-2.5 tabular-nums">{born ? writtenDate(born) : words.unknown}</td>
          <td className="px-2.5">{town ?? words.unknown}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
