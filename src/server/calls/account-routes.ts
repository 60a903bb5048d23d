import type { FastifyInstance } from 'fastify'
import {
  confirmOrder as confirmOrderCall,
  forgotPassword as forgotPasswordCall,
  myAccount as myAccountCall,
  openAccount as openAccountCall,
  resetPassword as resetPasswordCall,
  signIn as signInCall,
  signOut as signOutCall,
} from '#contract/accounts.ts'
import { botChallenge } from '#contract/bot-challenge.ts'
import { checkUserByEmail as checkUserByEmailCall } from '#contract/check-user-by-email.ts'
import { createNewUser as createNewUserCall } from '#contract/create-new-user.ts'
import { devOutbox as devOutboxCall } from '#contract/dev-outbox.ts'
import { fetchUserData as fetchUserDataCall } from '#contract/fetch-user-data.ts'
import { generateOtp as generateOtpCall } from '#contract/generate-otp.ts'
import { signInOptions } from '#contract/sign-in-options.ts'
import { verifyOtp as verifyOtpCall } from '#contract/verify-otp.ts'
import { finishSignIn as finishSignInCall } from '#contract/whose-answers.ts'
import { checkUserByEmail } from '../accounts/check-user-by-email.ts'
import { fetchUserData } from '../accounts/fetch-user-data.ts'
import { forgotPassword } from '../accounts/forgot-password.ts'
import { finishSignIn } from '../accounts/oauth/finish-sign-in.ts'
import { oauthRoutes } from '../accounts/oauth/oauth-routes.ts'
import { configuredProviders } from '../accounts/oauth/providers.ts'
import { openAccount } from '../accounts/open-account.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import { signIn } from '../accounts/sign-in.ts'
import { signOut } from '../accounts/sign-out.ts'
import { confirmOrder } from '../checkout/confirm-order.ts'
import { createNewUser } from '../checkout/create-new-user.ts'
import { devOutbox } from '../messages/dev-outbox.ts'
import { myAccount } from '../my-account/my-account.ts'
import { generateOtp } from '../phone-codes/generate-otp.ts'
import { verifyOtp } from '../phone-codes/verify-otp.ts'
import type { Services } from '../services.ts'
import { route } from './route.ts'

/** Phones, accounts, sessions and the order form. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, botChallenge, ({ body }) => services.botCheck.challenge(body.action))
  route(app, services, generateOtpCall, generateOtp(services))
  route(app, services, verifyOtpCall, verifyOtp(services))
  route(app, services, fetchUserDataCall, fetchUserData(services))
  route(app, services, checkUserByEmailCall, checkUserByEmail(services))
  route(app, services, createNewUserCall, createNewUser(services))
  route(app, services, signInOptions, async () => ({
    providers: configuredProviders(services.config).map(({ name }) => name),
  }))
  oauthRoutes(app, services)
  route(app, services, finishSignInCall, finishSignIn(services))
  route(app, services, signInCall, signIn(services))
  route(app, services, signOutCall, signOut(services))
  route(app, services, forgotPasswordCall, forgotPassword(services))
  route(app, services, resetPasswordCall, resetPassword(services))
  route(app, services, confirmOrderCall, confirmOrder(services))
  route(app, services, openAccountCall, openAccount(services))
  route(app, services, myAccountCall, myAccount(services))
  if (services.config.isDemo) route(app, services, devOutboxCall, devOutbox(services))
}
