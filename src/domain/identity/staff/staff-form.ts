import { staffProblems as words } from '#content/identity/staff.ts'
import { isEmail } from '#domain/identity/email.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import { needsRegistration, registerFits } from './grants.ts'
import { isRegistrationNumber, normalNumber, type Register, registers } from './registration.ts'
import { isRole, type Role } from './roles.ts'

/** An invitation as typed. */
export interface StaffForm {
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly roles: readonly string[]
  readonly profession: string
  readonly body: string
  readonly number: string
}

export interface StaffDetails {
  readonly name: string
  readonly email: string
  readonly mobile: string
}

export interface NewStaff extends StaffDetails {
  readonly roles: readonly Role[]
  readonly profession: string | null
  readonly registration: { readonly body: Register; readonly number: string } | null
}

interface Problem {
  readonly field: keyof StaffForm
  readonly message: string
}

const isRegister = (value: string): value is Register => (registers as readonly string[]).includes(value)

/** The person, or the problems in the order of the form. */
export function readStaff(form: StaffForm): { readonly staff: NewStaff | null; readonly problems: readonly Problem[] } {
  const name = form.name.trim().replace(/\s+/g, ' ')
  const email = form.email.trim()
  const mobile = form.mobile.trim() === '' ? '' : normalisePhone(form.mobile)
  const roles = [...new Set(form.roles.filter(isRole))]
  const number = normalNumber(form.number)
  const body = isRegister(form.body) ? form.body : null
  const isWritten = body !== null && isRegistrationNumber(body, number)
  const checks: readonly (readonly [keyof StaffForm, boolean, string])[] = [
    ['name', name === '' || name.length > 100, words.name],
    ['email', !isEmail(email), words.email],
    ['mobile', mobile === null, words.mobile],
    ['roles', roles.length === 0 || roles.length !== new Set(form.roles).size, words.roles],
    ['body', body === null && (needsRegistration(roles) || number !== ''), words.body],
    [
      'body',
      body !== null && isWritten && !roles.every((role) => registerFits(role, { body, number })),
      words.register,
    ],
    ['number', body !== null && !isWritten, words.number],
  ]
  const problems = checks.filter(([, isWrong]) => isWrong).map(([field, , message]) => ({ field, message }))
  if (problems.length > 0) return { staff: null, problems }
  const registration = body === null ? null : { body, number }
  const profession = form.profession.trim().slice(0, 100) || null
  return { staff: { name, email, mobile: mobile ?? '', roles, profession, registration }, problems }
}
