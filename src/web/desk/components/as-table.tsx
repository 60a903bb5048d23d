import { deskWords } from '#content/desk/shell.ts'

interface Props {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The figures behind a drawing. */
export const AsTable = ({ columns, rows }: Props) => (
  <details className="mt-3">
    <summary className="cursor-pointer text-xs font-semibold underline decoration-line-strong underline-offset-4">
      {deskWords.asTable}
    </summary>
    <div className="relative overflow-x-auto">
      <table className="mt-2 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={[name, ...figures].join('/')} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {name}
              </th>
              {figures.map((figure, at) => (
                <td key={columns[at + 1]} className="py-1.5 pr-3 tabular-nums">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)
