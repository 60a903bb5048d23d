import type { TextTable } from '#content/site/text-page.ts'

/** On a phone each row becomes a card with its column names inside, so that nothing scrolls sideways. */
export function ProseTable({ table }: { table: TextTable }) {
  const [, ...valueNames] = table.head
  return (
    <table className="my-7 block w-full text-left md:table print:table">
      <caption className="mb-2 block text-left font-semibold text-sm md:table-caption print:table-caption">
        {table.caption}
      </caption>
      <thead className="sr-only md:not-sr-only md:table-header-group print:not-sr-only print:table-header-group">
        <tr className="border-ink border-b-2">
          {table.head.map((name) => (
            <th className="py-2.5 pr-6 align-bottom font-semibold text-sm" key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block space-y-3 md:table-row-group print:table-row-group">
        {table.rows.map(([name, ...values]) => (
          <tr
            className="block rounded-option border border-line bg-white p-4 md:table-row md:border-0 md:border-b md:rounded-none md:bg-transparent print:table-row print:rounded-none print:border-0 print:border-b print:bg-transparent"
            key={name}
          >
            <th
              className="block font-semibold md:table-cell md:py-3.5 md:min-w-40 md:pr-6 md:align-top print:table-cell print:py-2 print:pr-4"
              scope="row"
            >
              {name}
            </th>
            {values.map((value, column) => (
              <td
                className="mt-2.5 block text-ink-soft md:table-cell md:py-3.5 md:pr-6 md:align-top md:last:min-w-36 md:last:pr-0 print:table-cell print:py-2 print:pr-4"
                key={valueNames[column]}
              >
                <span aria-hidden="true" className="block font-semibold text-ink text-sm md:hidden print:hidden">
                  {valueNames[column]}
                </span>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
