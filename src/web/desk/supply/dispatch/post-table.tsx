import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRowKeys } from '../../cases/list/use-row-keys.ts'
import { ColumnHeads } from '../../column-heads.tsx'

export interface PostRow {
  readonly id: string
}

const cell = 'px-2.5 py-2 align-middle'

export interface PostTableProps<One extends PostRow> {
  readonly row: (one: One) => { readonly name: string; readonly to: string; readonly cells: readonly ReactNode[] }
  readonly caption: string
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly One[]
}

export function PostTable<One extends PostRow>({ caption, columns, rows, row }: PostTableProps<One>) {
  const body = useRowKeys()
  const names = Object.keys(columns).slice(1)
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <ColumnHeads columns={columns} />
      <tbody ref={body}>
        {rows.map((one) => {
          const { name, to, cells } = row(one)
          return (
            <tr
              key={one.id}
              className="relative h-13 border-b border-line transition-colors hover:bg-white has-[:focus-visible]:bg-white"
            >
              <th scope="row" className={`${cell} w-44 font-semibold tabular-nums`}>
                <Link
                  data-row
                  to={to}
                  className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
                >
                  {name}
                </Link>
              </th>
              {names.map((column, place) => (
                <td key={column} className={`${cell} tabular-nums last:w-52`}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
