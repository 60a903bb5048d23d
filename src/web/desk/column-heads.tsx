/** The first row of a table of the desk. */
export const ColumnHeads = ({ columns }: { columns: Readonly<Record<string, string>> }) => (
  <thead>
    <tr className="border-b border-line text-xs text-ink-soft">
      {Object.values(columns).map((column) => (
        <th key={column} scope="col" className="px-2.5 py-2 font-semibold">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)
