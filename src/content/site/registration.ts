import { brand } from '../brand.ts'

type Registered = Pick<typeof brand, 'cqc' | 'pharmacy' | 'isExample'>

/** Facts the operator must replace before treating patients, by their place in the brand file. */
export const registeredFacts = ({
  cqc,
  pharmacy,
}: Omit<Registered, 'isExample'>): Readonly<Record<string, string>> => ({
  'cqc.providerId': cqc.providerId,
  'cqc.provider': cqc.provider,
  'cqc.registeredManager': cqc.registeredManager,
  'pharmacy.name': pharmacy.name,
  'pharmacy.address': pharmacy.address,
  'pharmacy.premisesNumber': pharmacy.premisesNumber,
  'pharmacy.superintendent.name': pharmacy.superintendent.name,
  'pharmacy.superintendent.number': pharmacy.superintendent.number,
})

const isPlaceholder = (fact: string): boolean =>
  /\bexample\b/i.test(fact) || /^[01-]*0{6,}$/.test(fact) || fact.trim() === ''

/** Which of them are still placeholders. */
export const placeholdersIn = (registered: Registered): string[] => [
  ...Object.entries(registeredFacts(registered))
    .filter(([, fact]) => isPlaceholder(fact))
    .map(([name]) => name),
  ...(registered.isExample ? ['isExample'] : []),
]

const { cqc, pharmacy } = brand

/** Who stands behind the service, for the footer and the page about us. */
export const registration = {
  supplies: `Medicines are supplied by ${pharmacy.name}, ${pharmacy.address}: registered pharmacy ${pharmacy.premisesNumber} of the General Pharmaceutical Council (GPhC). Superintendent pharmacist: ${pharmacy.superintendent.name}, GPhC ${pharmacy.superintendent.number}.`,
  prescribes: `Prescribing and care are provided by ${cqc.provider}, Care Quality Commission (CQC) provider ${cqc.providerId}. Registered manager: ${cqc.registeredManager}.`,
  example: brand.isExample ? 'These are examples: this is a demonstration.' : null,
} as const
