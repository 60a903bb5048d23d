import { roleNames, roleWords } from '#domain/identity/staff/role-words.ts'
import { type Role, roles } from '#domain/identity/staff/roles.ts'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'

interface Props {
  readonly legend: string
  readonly held: readonly Role[]
  readonly onChange: (held: readonly Role[]) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/** What somebody is here for: any of seven, closer together than the cards of a questionnaire. */
export function RoleBoxes({ legend, held, onChange, error, disabled = false }: Props) {
  const turn = (role: Role) => onChange(held.includes(role) ? held.filter((other) => other !== role) : [...held, role])
  return (
    <fieldset disabled={disabled} aria-describedby={error ? 'roles-error' : undefined}>
      <legend className="pb-2 font-semibold">{legend}</legend>
      {error && <ErrorMessage id="roles-error">{error}</ErrorMessage>}
      <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        {roles.map((role) => (
          <label
            key={role}
            className="flex cursor-pointer gap-2.5 rounded-lg py-1.5 text-sm has-disabled:cursor-default"
          >
            <input
              type="checkbox"
              name="roles"
              value={role}
              checked={held.includes(role)}
              onChange={() => turn(role)}
              className="mt-0.5 size-4.5 shrink-0 accent-green"
            />
            <span>
              <span className="block font-semibold">{roleNames[role]}</span>
              <span className="block text-xs text-ink-soft">{roleWords[role]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
