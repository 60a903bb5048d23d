import { staffInvitationEmail } from '#content/notifications/staff-invitation.ts'
import { deskSession } from '#domain/identity/staff/desk-session.ts'
import type { StaffDetails } from '#domain/identity/staff/staff-form.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

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
