import { roleNames } from '#content/identity/staff.ts'
import { staffScreen as words } from '#content/identity/staff-screen.ts'
import type { StaffMember } from '#contract/identity/staff.ts'
import { ColumnHeads } from '../../column-heads.tsx'
import { StaffSignIn } from './staff-sign-in.tsx'

interface Props {
  readonly staff: readonly StaffMember[]
  readonly onOpen: (id: string) => void
}

export const StaffTable = ({ staff, onOpen }: Props) => (
  <table className="w-full border-collapse text-left">
    <ColumnHeads columns={words.columns} />
    <tbody>
      {staff.map((member) => (
        <tr
          key={member.id}
          className={`h-13 border-b border-line hover:bg-white has-focus-visible:bg-white ${member.state === 'ended' ? 'text-ink-soft' : ''}`}
        >
          <th scope="row" className="px-2.5 py-1.5 font-normal">
            <button
              type="button"
              aria-label={words.open(member.name)}
              onClick={() => onOpen(member.id)}
              className="cursor-pointer rounded-md text-left font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {member.name}
            </button>
            {member.isDemo && <span className="ml-2 rounded-full bg-paper-deep px-2 text-xs">{words.demo}</span>}
            <span className="block text-xs text-ink-soft">{member.email}</span>
          </th>
          <td className="px-2.5 py-1.5">
            {member.roles.map((role) => roleNames[role]).join(', ')}
            {member.waiting && (
              <span className="block text-xs font-semibold text-brick">
                {words.toConfirm(member.waiting.roles.map((role) => roleNames[role]).join(', '))}
              </span>
            )}
            {member.profession && <span className="block text-xs text-ink-soft">{member.profession}</span>}
          </td>
          <td className="px-2.5 py-1.5 whitespace-nowrap tabular-nums">
            {member.registration ? (
              `${member.registration.body} ${member.registration.number}`
            ) : (
              <span className="text-ink-soft">{words.noRegistration}</span>
            )}
          </td>
          <td className="px-2.5 py-1.5 whitespace-nowrap">
            <StaffSignIn {...member} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
