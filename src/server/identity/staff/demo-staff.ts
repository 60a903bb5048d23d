import { eq } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import type { NewStaff } from '#domain/identity/staff/staff-form.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { Handler } from '../handler.ts'
import { openChallenge, provedBy, wrongFactor } from './challenges.ts'
import { insertStaff } from './insert-staff.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { insertSigningKey, newSigningKey } from './signing-keys.ts'
import { staff } from './tables.ts'
import { codeNow, insertTotp, newTotpSecret, totpSecretsOf } from './totp.ts'

/** The password of all demo staff, shown to everyone who tries the product. */
export const demoPassword = 'lark-at-the-desk-7'

const person = (
  role: Role,
  name: string,
  profession: string,
  registration: NewStaff['registration'] = null,
  mailbox: string = role.replace('_', '-'),
): NewStaff & { readonly role: Role } => ({
  role,
  name,
  email: `${mailbox}@desk.larkwell.example`,
  mobile: '',
  roles: [role],
  profession,
  registration,
})

/** Clinicians who have appointments in the demo. */
const psychiatristMailbox = 'psychiatrist'
export const demoPsychiatristEmail = `${psychiatristMailbox}@desk.larkwell.example`

/** These registrations are fictional. */
export const demoPeople = [
  person('prescriber', 'Dr Isla Marsh', 'GP with an interest in weight management', {
    body: 'GMC',
    number: '0000001',
  }),
  person('pharmacist', 'Anil Kestrel', 'Superintendent pharmacist', { body: 'GPhC', number: '0000002' }),
  person('coach', 'Bryony Fell', 'Specialist nurse', { body: 'NMC', number: '00A0003B' }),
  person('nutritionist', 'Morna Sedge', 'Registered dietitian', { body: 'HCPC', number: 'DT00006' }),
  person('support', 'Joss Plover', 'Patient support'),
  person('clinical_lead', 'Dr Martha Heron', 'GP and medical director', { body: 'GMC', number: '0000004' }),
  person('administrator', 'Teddy Wren', 'Practice manager'),
  person('auditor', 'Orla Swift', 'Information governance'),
  person(
    'prescriber',
    brand.consultant.name,
    brand.consultant.title,
    { body: 'GMC', number: '0000005' },
    psychiatristMailbox,
  ),
] as const

async function hasDemoStaff(database: Database): Promise<boolean> {
  const found = await database.run((orm) =>
    orm.select({ id: staff.id }).from(staff).where(eq(staff.isDemo, true)).limit(1),
  )
  return found.length > 0
}

/** One demo member of staff per role and a psychiatrist, once. Only ever in a demo's own database. */
export async function seedDemoStaff({ database, vault }: Pick<Services, 'database' | 'vault'>): Promise<void> {
  if (await hasDemoStaff(database)) return
  for (const { role: _, ...given } of demoPeople) {
    const passwordHash = await hashPassword(demoPassword)
    const { stored } = await newSigningKey(demoPassword)
    await database.transaction(async (tx) => {
      const id = await insertStaff(tx, vault, given, true)
      if (id === null) return
      await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id))
      await insertTotp(tx, vault, { staffId: id, secret: newTotpSecret(), lastStep: 0 })
      await insertSigningKey(tx, id, stored)
      await replaceRecoveryCodes(tx, vault, id)
    })
  }
}

export const deskDemoPeople =
  ({ database }: Services): Handler<'desk_demo_people'> =>
  async () => {
    const isThere = await hasDemoStaff(database)
    return {
      password: demoPassword,
      people: isThere ? demoPeople.map(({ name, email, role }) => ({ name, email, role })) : [],
    }
  }

export const deskDemoCode =
  (services: Services): Handler<'desk_demo_code'> =>
  async ({ body }) => {
    const { staffId, isDemo } = await openChallenge(services, body.challenge, ...provedBy)
    const apps = isDemo ? await services.database.run((orm) => totpSecretsOf(orm, services.vault, staffId)) : []
    if (!apps[0]) throw wrongFactor()
    return { code: codeNow(apps[0].secret, services.now()) }
  }
