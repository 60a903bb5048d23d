import { brand } from '../brand.ts'
import type { Email } from './order-email.ts'

/** A change to a colleague’s access, or the decision about one. */
export type AccessGiven =
  | { readonly is: 'roles'; readonly inForce: readonly string[]; readonly waiting: readonly string[] }
  | { readonly is: 'confirmed' | 'rejected'; readonly roles: readonly string[] }
  | { readonly is: 'calendar'; readonly calendar: string; readonly isConnected: boolean }

interface Given {
  /** Null: an operator did it by a command on the server. */
  readonly by: string | null
  readonly person: string
  readonly what: AccessGiven
  readonly address: string
}

function sentencesOf(by: string, person: string, what: AccessGiven): readonly string[] {
  switch (what.is) {
    case 'roles': {
      const roles = [...what.inForce, ...what.waiting]
      return [
        `${by} changed ${person}’s roles to: ${roles.join(', ') || 'none'}.`,
        ...(what.waiting.length > 0
          ? [
              `Please confirm or reject: ${what.waiting.join(', ')}. Check their entry in the professional register first. These roles have no effect until you confirm them.`,
            ]
          : []),
      ]
    }
    case 'confirmed':
      return [`${by} confirmed these roles for ${person}: ${what.roles.join(', ')}.`]
    case 'rejected':
      return [`${by} rejected these roles for ${person}: ${what.roles.join(', ')}.`]
    case 'calendar':
      return what.isConnected
        ? [`${by} gave ${person} access to the appointments of ${what.calendar}.`]
        : [`${by} removed ${person}’s access to the appointments of ${what.calendar}.`]
  }
}

/** To clinical leads. Names colleagues and no patient. */
export const accessGivenEmail = ({ by, person, what, address }: Given): Email => ({
  subject: `Staff access changed at the ${brand.name} desk`,
  text: [
    ...sentencesOf(by ?? 'An operator (by a command on the server)', person, what),
    `View it at the desk, under Staff: ${address}`,
    'If you did not expect this, speak to an administrator today.',
    brand.name,
  ].join('\n\n'),
})
