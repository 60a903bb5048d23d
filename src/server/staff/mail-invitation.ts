import { staffInvitationEmail } from '#content/messages/staff-invitation.ts'
import { deskSession } from '#domain/staff/desk-session.ts'
import type { StaffDetails } from '#domain/staff/staff-form.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'

export async function mailInvitation(
  { messages }: Pick<Services, 'messages'>,
  tx: Orm,
  staffId: string,
  to: StaffDetails,
  link: string,
) {
  const words = staffInvitationEmail({ name: to.name, link, hours: deskSession.invitationHours })
  await messages.write(tx, { kind: 'email', owner: { staffId }, to: to.email, ...words })
}
