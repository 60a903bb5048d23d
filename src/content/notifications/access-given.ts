import { brand } from '../brand.ts'
import type { Email } from './order-email.ts'

/** What a colleague was given, or what was decided about it. */
export type AccessGiven =
  | { readonly is: 'roles'; readonly inForce: readonly string[]; readonly waiting: readonly string[] }
  | { readonly is: 'confirmed' | 'rejected'; readonly roles: readonly string[] }
  | { readonly is: 'calendar'; readonly calendar: string; readonly isConnected: boolean }

interface Given {
  /** Null: it was done by a command on the server. */
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
        `${by} changed the roles of ${person} to: ${roles.join(', ') || 'none'}.`,
        ...(what.waiting.length > 0
          ? [
              `To be confirmed before it has any effect: ${what.waiting.join(', ')}. Please check their entry in the register, then confirm or reject it.`,
            ]
          : []),
      ]
    }
    case 'confirmed':
      return [`${by} confirmed these roles of ${person}: ${what.roles.join(', ')}.`]
    case 'rejected':
      return [`${by} rejected these roles of ${person}: ${what.roles.join(', ')}.`]
    case 'calendar':
      return what.isConnected
        ? [`${by} connected ${person} with the appointments of ${what.calendar}. They can read these appointments.`]
        : [`${by} disconnected ${person} from the appointments of ${what.calendar}.`]
  }
}

/** To clinical leads. Names colleagues and no patient. */
export const accessGivenEmail = ({ by, person, what, address }: Given): Email => ({
  subject: `Staff access changed at the ${brand.name} desk`,
  text: [
    ...sentencesOf(by ?? 'An operator, by a command on the server,', person, what),
    `See it at the desk, under Staff: ${address}`,
    'If you did not expect this, speak to an administrator today.',
    brand.name,
  ].join('\n\n'),
})
