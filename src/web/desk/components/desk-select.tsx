import { useId } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** The browser's own list, as dense as the desk is. */
export function DeskSelect({ label, value, options, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="block min-h-10 w-full min-w-48 cursor-pointer rounded-lg border border-line-strong bg-white px-3 text-sm hover:border-ink-soft"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
