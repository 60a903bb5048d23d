import type { APIRequestContext } from '@playwright/test'
import type { CallReply } from '#contract/calls.ts'
import { post } from './customer.ts'

/** Signs in as demo staff, by calls alone: by their role, or by the part before the @ of their address. */
export async function signInAs(request: APIRequestContext, role: string): Promise<void> {
  const { people, password } = (await post(request, 'desk_demo_people', {})).data as CallReply<'desk_demo_people'>
  const email = people.find((person) => person.role === role || person.email.startsWith(`${role}@`))?.email ?? ''
  const { challenge } = (await post(request, 'desk_sign_in', { email, password })).data as CallReply<'desk_sign_in'>
  const { code } = (await post(request, 'desk_demo_code', { challenge })).data as CallReply<'desk_demo_code'>
  await post(request, 'desk_totp', { challenge, code })
}
