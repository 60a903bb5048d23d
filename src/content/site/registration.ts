import { brand } from '../brand.ts'

type Registered = Pick<typeof brand, 'cqc' | 'pharmacy' | 'dataProtection' | 'isExample'>

/** Facts the operator must replace before treating patients, by their place in the brand file. */
export const registeredFacts = ({
  cqc,
  pharmacy,
}: Pick<Registered, 'cqc' | 'pharmacy'>): Readonly<Record<string, string>> => ({
  'cqc.providerId': cqc.providerId,
  'cqc.provider': cqc.provider,
  'cqc.address': cqc.address,
  'cqc.registeredManager': cqc.registeredManager,
  'pharmacy.name': pharmacy.name,
  'pharmacy.address': pharmacy.address,
  'pharmacy.premisesNumber': pharmacy.premisesNumber,
  'pharmacy.superintendent.name': pharmacy.superintendent.name,
  'pharmacy.superintendent.number': pharmacy.superintendent.number,
})

/** Those about personal data, which the privacy policy names. */
export const dataProtectionFacts = ({
  dataProtection: { officer, email, icoNumber },
}: Pick<Registered, 'dataProtection'>): Readonly<Record<string, string>> => ({
  'dataProtection.officer': officer,
  'dataProtection.email': email,
  'dataProtection.icoNumber': icoNumber,
})

const isPlaceholder = (fact: string): boolean =>
  /\bexample\b/i.test(fact) || /^[01-]*0{6,}$/.test(fact) || fact.trim() === ''

/** Which of them are still placeholders. */
export const placeholdersIn = (registered: Registered): string[] => [
  ...Object.entries({ ...registeredFacts(registered), ...dataProtectionFacts(registered) })
    .filter(([, fact]) => isPlaceholder(fact))
    .map(([name]) => name),
  ...(registered.isExample ? ['isExample'] : []),
]

const { cqc, pharmacy } = brand

/** Who stands behind the service, for the footer and the page about us. */
export const registration = {
  supplies: `Medicines are supplied by ${pharmacy.name}, ${pharmacy.address}: registered pharmacy ${pharmacy.premisesNumber} of the General Pharmaceutical Council (GPhC). Superintendent pharmacist: ${pharmacy.superintendent.name}, GPhC ${pharmacy.superintendent.number}.`,
  prescribes: `Prescribing and care are provided by ${cqc.provider}, ${cqc.address}, Care Quality Commission (CQC) provider ${cqc.providerId}. Registered manager: ${cqc.registeredManager}.`,
  example: brand.isExample ? 'These are examples: this is a demonstration.' : null,
} as const
