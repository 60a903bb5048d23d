import { changePassword } from './accounts/change-password.ts'
import { cancelEmailChange, changeEmail } from './accounts/email-change/change-email.ts'
import { proveNewEmail } from './accounts/email-change/prove-new-email.ts'
import { stopEmailChange } from './accounts/email-change/stop-email-change.ts'
import { endSessions } from './accounts/end-sessions.ts'
import { fetchUserData } from './accounts/fetch-user-data.ts'
import { forgotPassword } from './accounts/forgot-password.ts'
import { mySecurity } from './accounts/my-security.ts'
import { finishSignIn } from './accounts/oauth/finish-sign-in.ts'
import { configuredProviders } from './accounts/oauth/providers.ts'
import { addPasskey, beginPasskey, removePasskey } from './accounts/passkeys/own-passkeys.ts'
import { passkeyOptions, signInByPasskey } from './accounts/passkeys/sign-in-by-passkey.ts'
import { proveMyPhone } from './accounts/prove-my-phone.ts'
import { proveOwner } from './accounts/prove-owner.ts'
import { resetPassword } from './accounts/reset-password.ts'
import { sendPasswordLink } from './accounts/send-password-link.ts'
import { signIn } from './accounts/sign-in.ts'
import { signOut } from './accounts/sign-out.ts'
import type { Handlers } from './handler.ts'
import { generateOtp } from './phone-codes/generate-otp.ts'
import { verifyOtp } from './phone-codes/verify-otp.ts'
import { deskAcceptInvitation, deskEnrolPasskey, deskEnrolTotp, deskOpenInvitation } from './staff/accept-invitation.ts'
import { deskDemoCode, deskDemoPeople } from './staff/demo-staff.ts'
import { deskDraft, deskKeepDraft } from './staff/desk-drafts.ts'
import { deskPasskey, deskPasskeyOptions, deskRecoveryCode, deskTotp } from './staff/factor-calls.ts'
import {
  deskAddPasskey,
  deskAddTotp,
  deskBeginFactor,
  deskFactors,
  deskNameFactor,
  deskNewRecoveryCodes,
  deskProve,
  deskRemoveFactor,
} from './staff/mfa-management.ts'
import { deskChangePassword, deskLock, deskSignOut } from './staff/own-desk-session.ts'
import { deskQueueViews, deskRemoveQueueView, deskSaveQueueView } from './staff/queue-views.ts'
import { deskSignIn, deskUnlock } from './staff/sign-in.ts'
import {
  deskAnswerRoles,
  deskChangeRoles,
  deskEndStaff,
  deskInviteStaff,
  deskResetFactor,
  deskStaffEvents,
  deskStaffList,
} from './staff/staff-calls.ts'

export const identityCalls = {
  bot_challenge:
    ({ botCheck }) =>
    ({ body }) =>
      botCheck.challenge(body.action),
  generate_otp: generateOtp,
  verify_otp: verifyOtp,
  fetch_user_data: fetchUserData,
  sign_in_options:
    ({ config }) =>
    async () => ({ providers: configuredProviders(config).map(({ name }) => name) }),
  sign_in: signIn,
  finish_sign_in: finishSignIn,
  sign_out: signOut,
  forgot_password: forgotPassword,
  reset_password: resetPassword,
  my_security: mySecurity,
  change_password: changePassword,
  send_password_link: sendPasswordLink,
  prove_owner: proveOwner,
  prove_my_phone: proveMyPhone,
  begin_passkey: beginPasskey,
  add_passkey: addPasskey,
  remove_passkey: removePasskey,
  passkey_options: passkeyOptions,
  sign_in_by_passkey: signInByPasskey,
  end_sessions: endSessions,
  change_email: changeEmail,
  cancel_email_change: cancelEmailChange,
  prove_new_email: proveNewEmail,
  stop_email_change: stopEmailChange,
  desk_sign_in: deskSignIn,
  desk_unlock: deskUnlock,
  desk_passkey_options: deskPasskeyOptions,
  desk_passkey: deskPasskey,
  desk_totp: deskTotp,
  desk_recovery_code: deskRecoveryCode,
  desk_lock: deskLock,
  desk_sign_out: deskSignOut,
  desk_change_password: deskChangePassword,
  desk_factors: deskFactors,
  desk_prove: deskProve,
  desk_begin_factor: deskBeginFactor,
  desk_add_passkey: deskAddPasskey,
  desk_add_totp: deskAddTotp,
  desk_name_factor: deskNameFactor,
  desk_remove_factor: deskRemoveFactor,
  desk_new_recovery_codes: deskNewRecoveryCodes,
  desk_open_invitation: deskOpenInvitation,
  desk_accept_invitation: deskAcceptInvitation,
  desk_enrol_passkey: deskEnrolPasskey,
  desk_enrol_totp: deskEnrolTotp,
  desk_staff_list: deskStaffList,
  desk_invite_staff: deskInviteStaff,
  desk_change_roles: deskChangeRoles,
  desk_answer_roles: deskAnswerRoles,
  desk_end_staff: deskEndStaff,
  desk_reset_factor: deskResetFactor,
  desk_staff_events: deskStaffEvents,
  desk_demo_people: deskDemoPeople,
  desk_demo_code: deskDemoCode,
  desk_draft: deskDraft,
  desk_keep_draft: deskKeepDraft,
  desk_queue_views: deskQueueViews,
  desk_save_queue_view: deskSaveQueueView,
  desk_remove_queue_view: deskRemoveQueueView,
} satisfies Partial<Handlers>
